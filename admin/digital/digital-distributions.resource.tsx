import { digitalDistributionsResource } from '#generated/resources/digital-distributions.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(digitalDistributionsResource, {
  columns: { store: { width: 176 }, release_id: { flex: 1.6 }, note: { flex: 1.6 } },
  headline: ['status'],
  name: ({ store }, t) => t(`enums.DigitalStore.${String(store)}`),
  show: ['release_id', 'store', 'changed_at', 'link', 'note'],
});
