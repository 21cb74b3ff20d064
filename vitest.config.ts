import { defineConfig } from 'vitest/config';

/** Folders whose tests need neither a database nor a browser. */
const PURE = ['content', 'domain', 'generated', 'locales', 'forms-schema', 'scripts'];

/** What is asked of a second engine: what opens, migrates and locks, and where the SQL is more than rows in and out. */
const OF_ANY_DATABASE = 'server/{core/**,resources,modules/{cart,orders,fulfilment,payments,statistics}}/*.test.ts';

/** Tests that start the shop as people do, in processes of its own. */
const OF_PROCESSES = ['scripts/{chaos,dev,start}/*.test.ts', 'server/core/database/postgres/**/*.test.ts'];

/** Tests of what the storefront does on the server. */
const OF_STOREFRONT_SERVER = [
  'storefront/**/*.{server,route}.test.ts',
  'storefront/app/{theme,visit}/*.test.ts',
  'forms-schema/server-render.test.tsx',
];

export default defineConfig({
  test: {
    // every core: the database and the tests take turns anyway
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // a process of its own takes longer to start than a file's tests to run
          isolate: false,
          // some compute for seconds, which a busy machine stretches
          testTimeout: 30_000,
          include: [...PURE.map((room) => `${room}/**/*.test.ts`), '*.test.ts', ...OF_STOREFRONT_SERVER],
          exclude: ['node_modules/**', ...OF_PROCESSES],
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          include: OF_PROCESSES,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // files share what is loaded and compiled: half the time. What differs is in their databases
          isolate: false,
          include: [process.env['DATABASE_URL'] ? OF_ANY_DATABASE : '{server,demo}/**/*.test.ts'],
          exclude: OF_PROCESSES,
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          // files share what is loaded, and the document that it belongs to
          isolate: false,
          environment: './scripts/test/screens/environment.ts',
          setupFiles: ['./scripts/test/screens/set-up.ts'],
          include: ['{admin,storefront}/**/*.test.{ts,tsx}', '{forms-schema,server}/**/*.test.tsx'],
          exclude: OF_STOREFRONT_SERVER,
          testTimeout: 30_000,
          // not setInterval: the frames of the document stop for good with a clock that stops
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
        },
      },
    ],
  },
});
