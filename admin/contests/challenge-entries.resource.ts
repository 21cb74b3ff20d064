import { challengeEntriesResource } from '#generated/resources/challenge-entries.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(challengeEntriesResource, {
  columns: { email: { flex: 1.4 }, status: { width: 108 }, place: { width: 80 } },
  headline: ['status'],
});
