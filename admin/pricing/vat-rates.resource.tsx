import { vatRatesResource } from '#generated/resources/vat-rates.ts';
import { lazy } from 'react';
import { RateImport } from './RateImport.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(vatRatesResource, {
  tools: () => <RateImport table="vat-rates" />,
  form: { foot: lazy(async () => ({ default: (await import('./VatEffect.tsx')).VatEffect })) },
});
