import { quotePricesResource } from '#generated/resources/quote_prices.ts';
import { screen } from '../resource/define.ts';

export default screen(quotePricesResource, {
  columns: { line: { flex: 1.5 }, size: { width: 84 }, quantity_from: { width: 96 }, percent: { width: 84 } },
});
