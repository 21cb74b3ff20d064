import { labelsResource } from '#generated/resources/labels.ts';
import { screen } from '../resource/define.ts';

export default screen(labelsResource);
