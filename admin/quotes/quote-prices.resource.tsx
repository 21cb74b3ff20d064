import { quotePricesResource } from '#generated/resources/quote_prices.ts';
import { lazy } from 'react';
import { RateImport } from '../rates/RateImport.tsx';
import { screen } from '../resource/define.ts';

export default screen(quotePricesResource, {
  columns: { line: { flex: 1.5 }, size: { width: 84 }, quantity_from: { width: 96 }, percent: { width: 84 } },
  tools: () => <RateImport table="quote_prices" />,
  form: { foot: lazy(async () => ({ default: (await import('../rates/QuotePriceEffect.tsx')).QuotePriceEffect })) },
});
