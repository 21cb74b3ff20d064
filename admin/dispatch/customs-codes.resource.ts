import { customsCodesResource } from '#generated/resources/customs_codes.ts';
import { screen } from '../resource/define.ts';

export default screen(customsCodesResource);
