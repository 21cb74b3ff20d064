import { shippingRatesResource } from '#generated/resources/shipping_rates.ts';

import { RateImport } from '../rates/RateImport.tsx';
import { screen } from '../resource/define.ts';

export default screen(shippingRatesResource, {
  tools: () => <RateImport table="shipping_rates" />,
});
