import { payoutsResource } from '#generated/resources/payouts.ts';
import { screen } from '../resource/define.ts';

export default screen(payoutsResource);
