import { boxCodesResource } from '#generated/resources/box-codes.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(boxCodesResource, { columns: { code: { width: 216 } }, headline: ['state'] });
