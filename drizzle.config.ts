import { defineConfig } from 'drizzle-kit';

// `npm run migrations` compares the tables with the newest snapshot and writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.table.ts',
  out: './server/core/database/migrations',
});
