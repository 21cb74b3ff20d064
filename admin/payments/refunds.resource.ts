import { refundsResource } from '#generated/resources/refunds.ts';
import { screen } from '../resource/define.ts';

export default screen(refundsResource);
