import { loadDemoData } from '#demo/load.ts';
import { getPool } from '#server/core/database/database.ts';
import type { TestApi } from '#server/testing/start-api.ts';

type Options = Pick<Parameters<typeof loadDemoData>[0], 'now' | 'size'>;

/** Loads the small demo shop into the database of a test, optionally at another time or of another size. */
export function loadDemo({ config, db }: TestApi, options: Options = {}): Promise<void> {
  const url = getPool(db).options.connectionString ?? '';
  return loadDemoData({ config: { ...config, demoData: 'small' }, url, progress: () => undefined, ...options });
}
