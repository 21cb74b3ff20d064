import { fxRatesResource } from '#generated/resources/fx_rates.ts';
import { screen } from '../resource/define.ts';

export default screen(fxRatesResource);
