import { defineConfig } from 'vitest/config';

/** Folders whose tests need neither a database nor a browser. */
const PURE = ['domain', 'generated', 'locales', 'forms-schema', 'scripts'];

/** What is asked of a second engine: what opens, migrates and locks, and where the SQL is more than rows in and out. */
const OF_ANY_DATABASE = 'server/{core/**,resources,modules/{cart,orders,fulfilment,payments,statistics}}/*.test.ts';

export default defineConfig({
  test: {
    // every core: the database and the tests take turns anyway
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [...PURE.map((room) => `${room}/**/*.test.ts`), '*.test.ts'],
          exclude: ['node_modules/**'],
        },
      },
      {
        test: {
          name: 'launcher',
          environment: 'node',
          include: ['server/core/database/postgres/**/*.test.ts'],
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
          exclude: ['server/core/database/postgres/**'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['{admin,storefront}/**/*.test.{ts,tsx}', '{forms-schema,server}/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
