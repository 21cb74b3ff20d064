import { passTypesResource } from '#generated/resources/pass-types.ts';
import { screen } from '../resource/define.ts';

export default screen(passTypesResource);
