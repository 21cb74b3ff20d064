import { boxMonthsResource } from '#generated/resources/box-months.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(boxMonthsResource, {
  headline: ['status'],
  // offered by the steps
  bodyActions: [
    ...(['adminGatherBoxMonth', 'adminAddBoxPick', 'adminProposeBoxMonth', 'adminClearBoxMonth'] as const),
    ...(['adminRunBoxMonth', 'adminStopBoxMonth'] as const),
  ],
  editable: ({ status }) => status === 'preparing' || status === 'partly_done' || status === 'done',
  deletable: ({ ordered_count, failed_count }) => ordered_count === 0 && failed_count === 0,
  body: async () => (await import('./BoxMonthBody.tsx')).BoxMonthBody,
  show: ['note', 'created_by', 'created_at', 'finished_at'],
});
