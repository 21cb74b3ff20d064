import { quotePricesResource } from '#generated/resources/quote-prices.ts';
import { lazy } from 'react';
import { rateImports } from '#admin/pricing/rate-imports.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(quotePricesResource, {
  columns: { line: { flex: 1.5 }, size: { width: 96 }, quantity_from: { width: 124 }, percent: { width: 84 } },
  imports: rateImports('quote-prices'),
  form: {
    footer: lazy(async () => ({ default: (await import('#admin/pricing/QuotePriceEffect.tsx')).QuotePriceEffect })),
  },
});
