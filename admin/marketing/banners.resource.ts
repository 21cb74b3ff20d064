import { bannersResource } from '#generated/resources/banners.ts';
import { screen } from '../resource/define.ts';

export default screen(bannersResource);
