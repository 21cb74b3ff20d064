import { pickupsResource } from '#generated/resources/pickups.ts';
import { screen } from '../resource/define.ts';

export default screen(pickupsResource);
