import { ordersManualResource } from '#generated/resources/orders-manual.ts';
import { screen } from '../resource/define.ts';

export default screen(ordersManualResource, {});
