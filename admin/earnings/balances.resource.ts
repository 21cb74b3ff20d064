import { balancesResource } from '#generated/resources/balances.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(balancesResource, {
  columns: { name: { flex: 1.6 }, currency: { width: 110 } },
  headline: ['available'],
});
