import { vatRatesResource } from '#generated/resources/vat_rates.ts';
import { lazy } from 'react';
import { RateImport } from '../rates/RateImport.tsx';
import { screen } from '../resource/define.ts';

export default screen(vatRatesResource, {
  tools: () => <RateImport table="vat_rates" />,
  form: { foot: lazy(async () => ({ default: (await import('../rates/VatEffect.tsx')).VatEffect })) },
});
