import { carriersResource } from '#generated/resources/carriers.ts';
import { screen } from '../resource/define.ts';

export default screen(carriersResource);
