import { jobsResource } from '#generated/resources/jobs.ts';
import { screen } from '../resource/define.ts';

export default screen(jobsResource, {
  columns: { name: { flex: 2 } },
  show: ['status', 'schedule', 'waiting', 'active', 'failed', 'started_at', 'took_ms', 'runs'],
});
