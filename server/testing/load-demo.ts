import { loadDemoData } from '#demo/load.ts';
import { getPool } from '#server/core/database/database.ts';
import type { TestApi } from '#server/testing/start-api.ts';

type Options = Pick<Parameters<typeof loadDemoData>[0], 'now' | 'size'>;

/** Fills the database of a test with the small demo shop, as on a day, or with fewer of everything. */
export function loadDemo({ config, db }: TestApi, options: Options = {}): Promise<void> {
  const url = getPool(db).options.connectionString ?? '';
  return loadDemoData({ config: { ...config, demoData: 'small' }, url, progress: () => undefined, ...options });
}
