import { shippingRatesResource } from '#generated/resources/shipping_rates.ts';
import { screen } from '../resource/define.ts';

export default screen(shippingRatesResource);
