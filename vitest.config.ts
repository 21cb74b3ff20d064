import { defineConfig } from 'vitest/config';

/** Folders whose tests need neither a database nor a browser. */
const PURE = ['domain', 'generated', 'locales', 'forms-schema', 'scripts'];

export default defineConfig({
  test: {
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
          include: ['server/platform/postgres/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: ['server/platform/postgres/**'],
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
