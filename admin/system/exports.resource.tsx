import { exportsResource } from '#generated/resources/exports.ts';
import { screen } from '../resource/define.ts';

export default screen(exportsResource);
