import { payoutAccountsResource } from '#generated/resources/payout-accounts.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(payoutAccountsResource, {
  columns: { shop_id: { flex: 1.4 }, holder: { flex: 1.2 }, iban_masked: { width: 150 } },
});
