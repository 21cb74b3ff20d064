import { fxRatesResource } from '#generated/resources/fx_rates.ts';

import { RateImport } from '../rates/RateImport.tsx';
import { screen } from '../resource/define.ts';

export default screen(fxRatesResource, {
  tools: () => <RateImport table="fx_rates" />,
});
