import { jobFailuresResource } from '#generated/resources/job-failures.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(jobFailuresResource, { columns: { error: { flex: 3 } } });
