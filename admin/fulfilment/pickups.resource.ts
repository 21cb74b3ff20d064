import { pickupsResource } from '#generated/resources/pickups.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(pickupsResource);
