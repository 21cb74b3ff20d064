import { boxSponsorsResource } from '#generated/resources/box-sponsors.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(boxSponsorsResource);
