import { vatRatesResource } from '#generated/resources/vat_rates.ts';
import { lazy } from 'react';
import { RateImport } from './RateImport.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(vatRatesResource, {
  tools: () => <RateImport table="vat_rates" />,
  form: { foot: lazy(async () => ({ default: (await import('./VatEffect.tsx')).VatEffect })) },
});
