import { undoResource } from '#generated/resources/undo.ts';
import { screen } from '../resource/define.ts';

export default screen(undoResource);
