import { vatRatesResource } from '#generated/resources/vat-rates.ts';
import { lazy } from 'react';
import { rateImports } from './rate-imports.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(vatRatesResource, {
  imports: rateImports('vat-rates'),
  form: { footer: lazy(async () => ({ default: (await import('./VatEffect.tsx')).VatEffect })) },
});
