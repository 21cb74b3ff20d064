// The database of DATABASE_URL, else an embedded server in DATA_DIR.
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/core/config/config.ts';
import { prepareDataFolder } from '#server/core/process/data-folder.ts';
import { type Lock, acquireLock } from '#server/core/process/lock.ts';
import { ensureDatabaseAccount } from './account.ts';
import { ensureBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { getClusterPath, prepareHome } from './home.ts';
import { findRunningPostmaster } from './postmaster.ts';
import { startServer } from './server.ts';
import { ensureShopDatabase, checkServer, buildShopUrl } from './shop-database.ts';
import { StartError } from '#server/core/config/start-error.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  progress?: (line: string) => void;
  onLost?: (reason: StartError) => void;
  /** Overrides of the server settings, for tests. */
  overrides?: Record<string, string>;
  /** Folder of PostgreSQL's programs; the npm package by default. */
  bin?: string;
}

type DatabaseSource = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Starts the embedded database, or checks the one of DATABASE_URL, and returns its URL. Throws StartError. */
export async function startDatabase(source: DatabaseSource, options: StartOptions = {}): Promise<RunningDatabase> {
  if (source.databaseUrl) {
    await checkServer(source.databaseUrl);
    return { url: source.databaseUrl, stop: async () => undefined };
  }
  const { progress = () => undefined } = options;
  await prepareDataFolder(source.dataDir);
  const locks = new FolderLocks();
  try {
    await locks.acquire(source.dataDir, source.dataDir);
    const path = getHomePath(source);
    const account = await ensureDatabaseAccount(getClusterPath(path));
    const home = await prepareHome(path, account, progress);
    await locks.acquire(home, source.dataDir);
    const bin = options.bin ?? (await ensureBinaries(home, account));
    await ensureCluster(home, bin, account, progress);
    const server = await startServer({
      home,
      bin,
      account,
      progress,
      onLost: options.onLost ?? exitOnLoss,
      overrides: options.overrides,
    });
    const stop = async () => {
      await server.stop();
      await locks.release();
    };
    try {
      return { url: await ensureShopDatabase(server.socketFolder, await readPassword(home)), stop };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await locks.release();
    throw error;
  }
}

/**
 * Locks folders against other processes of the shop. The database folder is locked too, because `postgres` may be a
 * link that a copied data folder shares.
 */
class FolderLocks {
  readonly #locks: Lock[] = [];

  /** Locks a folder. Throws StartError when another process uses it. */
  async acquire(folder: string, dataDir: string): Promise<void> {
    const { dev, ino } = await stat(folder);
    const lock = await acquireLock(`database-${dev}-${ino}`);
    if (!lock) {
      const location = folder === dataDir ? dataDir : `${folder}, to which ${dataDir} leads`;
      throw new StartError(
        `Another copy of the shop runs on ${location}: stop it, or set DATA_DIR (and PORT) for this one.`,
      );
    }
    this.#locks.push(lock);
  }

  async release(): Promise<void> {
    await Promise.all(this.#locks.splice(0).map((lock) => lock.release()));
  }
}

/** Returns the URL of the database of a running shop; undefined when none is running. */
export async function findRunningDatabase(source: DatabaseSource): Promise<string | undefined> {
  if (source.databaseUrl) return source.databaseUrl;
  const home = await realpath(getHomePath(source)).catch(() => undefined);
  if (!home) return undefined;
  const postmaster = await findRunningPostmaster(getClusterPath(home));
  return postmaster?.ready ? buildShopUrl(postmaster.socketFolder, await readPassword(home)) : undefined;
}

const getHomePath = (source: DatabaseSource) => join(source.dataDir, 'postgres');

function exitOnLoss(reason: StartError): never {
  console.error(reason.message);
  process.exit(1);
}
