import { itemsResource } from '#generated/resources/items.ts';
import { screen } from '../resource/define.ts';

export default screen(itemsResource, {
  columns: {
    title: { width: 264 },
    color: { width: 120 },
    size: { width: 72 },
    price: { width: 92 },
    barcode: { width: 132 },
  },
  headline: ['price'],
  show: ['stock', 'reserved', 'notices', 'barcode', 'project_id', 'name', 'color', 'size', 'weight', 'id'],
  body: async () => (await import('./ItemBody.tsx')).ItemBody,
});
