import type { Config } from '@react-router/dev/config';

export default { appDirectory: '.', buildDirectory: '../../../.cache/empty-page', ssr: true } satisfies Config;
