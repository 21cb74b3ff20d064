import { challengeResource } from '#generated/resources/challenge.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(challengeResource, {
  columns: {
    title_en: { flex: 1.8 },
    state: { width: 132 },
    winners_count: { width: 152 },
    entries_count: { width: 92 },
  },
  headline: ['state'],
  editable: ({ closed_at }) => closed_at === null,
  deletable: ({ drawn_at }) => drawn_at === null,
  body: async () => (await import('./ContestBody.tsx')).ContestBody,
  show: [
    'code',
    'prize',
    'winners_count',
    'entries_count',
    'starts_at',
    'ends_at',
    'published',
    'project_id',
    'shop_id',
    'question',
    'text_en',
    'rules',
  ],
});
