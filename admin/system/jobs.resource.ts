import { jobsResource } from '#generated/resources/jobs.ts';
import { screen } from '../resource/define.ts';

export default screen(jobsResource, { columns: { name: { flex: 2 } } });
