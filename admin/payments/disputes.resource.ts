import { disputesResource } from '#generated/resources/disputes.ts';
import { screen } from '../resource/define.ts';

export default screen(disputesResource);
