import { artistsResource } from '#generated/resources/artists.ts';
import { screen } from '../resource/define.ts';

export default screen(artistsResource);
