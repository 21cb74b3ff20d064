import { shippingRatesResource } from '#generated/resources/shipping-rates.ts';

import { RateImport } from './RateImport.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(shippingRatesResource, {
  tools: () => <RateImport table="shipping-rates" />,
});
