import { shippingRatesResource } from '#generated/resources/shipping-rates.ts';
import { rateImports } from './rate-imports.tsx';
import { screen } from '#admin/resource/define.ts';

export default screen(shippingRatesResource, {
  imports: rateImports('shipping-rates'),
});
