// The socket folder of a server below /tmp, and its owner file.
import { access, chown, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';
import { getClusterPath } from './home.ts';
import { isPostgres } from './postmaster.ts';

/** Prefix below /tmp, PostgreSQL's default: socket paths must be short and accessible to every account. */
const SOCKETS = '/tmp/groove-house-';
const SOCKET = '.s.PGSQL.5432';
const OWNER = 'owner.json';

/** Creates a socket folder with an owner file. */
export async function createSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const folder = await mkdtemp(SOCKETS);
  await writeOwnerFile(folder, home, account);
  return folder;
}

/** Recreates a removed folder at the path that open pools use. Throws when another account has created it. */
export async function recreateSocketFolder(folder: string, home: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    const { uid, mode } = await stat(folder);
    if (uid !== (account?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) throw error;
  });
  await writeOwnerFile(folder, home, account);
}

/** Whether the socket exists. */
export function hasSocket(folder: string): Promise<boolean> {
  return access(join(folder, SOCKET)).then(
    () => true,
    () => false,
  );
}

/**
 * Removes the socket folder of an earlier server of this home. The path is read from postmaster.pid, which copies of
 * the data folder have too, so folders of other clusters or of running servers are kept.
 */
export async function removeLeftSocketFolder(folder: string, home: string): Promise<void> {
  if (!folder.startsWith(SOCKETS) || basename(folder) !== folder.slice('/tmp/'.length)) return;
  const owner = await readFile(join(folder, OWNER), 'utf8').catch(() => undefined);
  if (owner !== (await readIdentity(home)) || (await isInUse(folder))) return;
  await rm(folder, { recursive: true, force: true });
}

async function writeOwnerFile(folder: string, home: string, account: Account | undefined): Promise<void> {
  await writeFile(join(folder, OWNER), await readIdentity(home), { mode: 0o600 });
  if (account) await chown(folder, account.uid, account.gid);
}

/** Whether the process of the socket's lock file is running. */
async function isInUse(folder: string): Promise<boolean> {
  const lock = await readFile(join(folder, `${SOCKET}.lock`), 'utf8').catch(() => '');
  const pid = Number(lock.split('\n', 1)[0]);
  return pid > 0 && (await isPostgres(pid));
}

/** Identifies a cluster: system identifier (equal in copies) and folder, device and inode (different in copies). */
async function readIdentity(home: string): Promise<string> {
  const cluster = getClusterPath(home);
  const { dev, ino } = await stat(cluster);
  return JSON.stringify({ system: await readSystemIdentifier(cluster), folder: cluster, dev, ino });
}

/** Reads the first eight bytes of pg_control (src/include/catalog/pg_control.h). */
async function readSystemIdentifier(cluster: string): Promise<string> {
  const file = await open(join(cluster, 'global/pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('hex');
  } finally {
    await file.close();
  }
}
