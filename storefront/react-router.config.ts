import type { Config } from '@react-router/dev/config';

/** Read by `react-router build storefront` and `react-router dev storefront`; paths are relative to this folder. */
export default {
  appDirectory: 'app',
  buildDirectory: '../build/storefront',
  future: { v8_middleware: true, v8_viteEnvironmentApi: true, v8_splitRouteModules: true },
} satisfies Config;
