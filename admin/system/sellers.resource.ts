import { sellersResource } from '#generated/resources/sellers.ts';
import { screen } from '../resource/define.ts';

export default screen(sellersResource, { columns: { name: { flex: 2 } } });
