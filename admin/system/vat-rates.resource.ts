import { vatRatesResource } from '#generated/resources/vat_rates.ts';
import { screen } from '../resource/define.ts';

export default screen(vatRatesResource);
