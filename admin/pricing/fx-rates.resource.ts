import { fxRatesResource } from '#generated/resources/fx-rates.ts';
import { rateImports } from './rate-imports.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(fxRatesResource, {
  imports: rateImports('fx-rates'),
});
