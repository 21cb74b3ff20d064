import { digitalDistributionResource } from '#generated/resources/digital-distribution.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalDistributionResource, {
  columns: { store: { width: 176 }, release_id: { flex: 1.6 }, note: { flex: 1.6 } },
  headline: ['status'],
  name: ({ store }, t) => t(`enums.DigitalStore.${String(store)}`),
  show: ['release_id', 'store', 'changed_at', 'link', 'note'],
});
