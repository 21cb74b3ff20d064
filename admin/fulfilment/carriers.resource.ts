import { carriersResource } from '#generated/resources/carriers.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(carriersResource);
