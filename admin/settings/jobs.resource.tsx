import { jobsResource } from '#generated/resources/jobs.ts';
import { screen } from '#admin/resource/define.ts';
import { JobSchedule } from './JobSchedule.tsx';

export default screen(jobsResource, {
  columns: { name: { width: 284 }, schedule: { width: 190, render: (job) => <JobSchedule record={job} /> } },
  show: ['status', 'waiting', 'active', 'failed', 'started_at', 'took_ms', 'runs'],
  body: async () => (await import('./JobSchedule.tsx')).JobScheduleLine,
});
