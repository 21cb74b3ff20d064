import { reconciliationResource } from '#generated/resources/reconciliation.ts';
import { screen } from '../resource/define.ts';

export default screen(reconciliationResource, {
  columns: { payout_id: { width: 176 }, line: { width: 72 }, provider_id: { flex: 1.5 } },
  headline: ['status', 'amount'],
});
