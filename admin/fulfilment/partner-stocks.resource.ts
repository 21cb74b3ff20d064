import { partnerStocksResource } from '#generated/resources/partner-stocks.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(partnerStocksResource, {
  columns: { partner: { width: 150 }, name: { flex: 2 }, barcode: { width: 136 } },
});
