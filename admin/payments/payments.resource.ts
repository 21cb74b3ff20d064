import { paymentsResource } from '#generated/resources/payments.ts';
import { screen } from '../resource/define.ts';

export default screen(paymentsResource);
