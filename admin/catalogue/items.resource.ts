import { itemsResource } from '#generated/resources/items.ts';
import { screen } from '../resource/define.ts';

export default screen(itemsResource, { columns: { title: { flex: 2 } } });
