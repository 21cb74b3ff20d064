import { contestEntriesResource } from '#generated/resources/contest-entries.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(contestEntriesResource, {
  columns: { email: { flex: 1.4 }, status: { width: 108 }, place: { width: 80 } },
  headline: ['status'],
});
