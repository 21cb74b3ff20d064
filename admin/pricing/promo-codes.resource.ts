import { promoCodesResource } from '#generated/resources/promo-codes.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(promoCodesResource);
