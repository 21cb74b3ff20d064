import { boxSponsorsResource } from '#generated/resources/box-sponsors.ts';
import { screen } from '../resource/define.ts';

export default screen(boxSponsorsResource);
