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

/** Database and jobs of the API. */
export interface Backend {
  db: Database;
  reads: Database;
  freshReads: Database;
  jobs: RunningJobs;
  /** Waits for running jobs and queries, then stops an embedded database. */
  close(): Promise<void>;
}

interface Options {
  progress: (line: string) => void;
  /** Fills an empty database, e.g. with demo data. */
  fill?: (database: { config: Config; url: string; progress: (line: string) => void }) => Promise<void>;
  onError: (error: Error) => void;
  /** Called for every new database connection. */
  onConnect?: () => void;
  /** Called when the embedded database cannot be restarted. */
  onLost: (reason: StartError) => void;
}

/** Connects to the database, migrates and seeds it, and opens the job queues. Throws StartError. */
export async function openBackend(
  config: Config,
  { progress, fill, onError, onConnect, onLost }: Options,
): Promise<Backend> {
  const database = await startDatabase(config, { progress, onLost });
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
      freshReads: connection.freshReads,
      jobs,
      close: () => runAll([jobs.close, connection.close, database.stop]),
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
