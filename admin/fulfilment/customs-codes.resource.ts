import { isCustomsCodeRequired } from '#domain/fulfilment/customs.ts';
import { customsCodesResource } from '#generated/resources/customs-codes.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(customsCodesResource, {
  columns: { country_id: { width: 184 } },
  deletable: ({ goods, destination }) => !isCustomsCodeRequired({ goods, destination }),
});
