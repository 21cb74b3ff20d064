import { createJobLog, syncJobs } from '#server/core/jobs/job-log.ts';
import type { Config } from '#server/core/config/config.ts';
import { connect, type Database } from '#server/core/database/database.ts';
import { openJobs, type RunningJobs } from '#server/core/jobs/jobs.ts';
import { runAll } from '#server/core/process/lifetime.ts';
import { migrateDatabase } from '#server/core/database/migrate.ts';
import { startDatabase } from '#server/core/database/postgres/start-database.ts';
import type { StartError } from '#server/core/config/start-error.ts';
import { seedReferenceData } from './seed.ts';
import { workers } from './workers.ts';

/** What the API stands on. */
export interface Backend {
  db: Database;
  reads: Database;
  jobs: RunningJobs;
  /** Waits for jobs and queries under way, then stops the database if it is ours. */
  close(): Promise<void>;
}

interface Options {
  progress: (line: string) => void;
  /** Fills a migrated database that is empty, as the demo shop does. */
  fill?: (database: { config: Config; url: string; progress: (line: string) => void }) => Promise<void>;
  onError: (error: Error) => void;
  /** Told of every new connection to the database. */
  onConnect?: () => void;
  /** Called when our own database server is gone for good. */
  onLost: (reason: StartError) => void;
}

/** Starts or reaches the database, brings it up to date and fills it when it is empty. Throws StartError. */
export async function openBackend(
  config: Config,
  { progress, fill, onError, onConnect, onLost }: Options,
): Promise<Backend> {
  const database = await startDatabase(config, { progress, onLost: onLost });
  try {
    await migrateDatabase(database.url);
    const connection = connect({
      url: database.url,
      replicaUrl: config.databaseReplicaUrl,
      onError,
      ...(onConnect && { onConnect }),
    });
    await seedReferenceData(connection.db);
    await fill?.({ config, url: database.url, progress });
    await syncJobs(connection.db, workers);
    const jobs = await openJobs({ url: database.url, workers, onError, log: createJobLog(connection.db) });
    return {
      db: connection.db,
      reads: connection.reads,
      jobs,
      close: () => runAll([jobs.close, connection.close, database.stop]),
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
