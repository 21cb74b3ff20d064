import { barcodesResource } from '#generated/resources/barcodes.ts';
import { screen } from '../resource/define.ts';

export default screen(barcodesResource, { columns: { item_id: { flex: 2 } } });
