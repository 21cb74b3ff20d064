import { barcodesResource } from '#generated/resources/barcodes.ts';
import { screen } from '../resource/define.ts';

export default screen(barcodesResource, {
  columns: { kind: { width: 150 }, item_id: { flex: 2 }, quantity: { width: 130 } },
});
