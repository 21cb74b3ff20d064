import { bannersResource } from '#generated/resources/banners.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(bannersResource);
