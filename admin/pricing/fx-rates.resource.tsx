import { fxRatesResource } from '#generated/resources/fx-rates.ts';

import { RateImport } from './RateImport.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(fxRatesResource, {
  tools: () => <RateImport table="fx-rates" />,
});
