import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BuildId } from '#generated/schemas.ts';

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url));

/**
 * Names a build by its files: their names hold a hash of their content. The same build has the same name in every
 * process; without a build (`npm run dev`) there is nothing to reload for.
 */
export async function buildIdOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  if (files.length === 0) return 'development';
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}

let current: Promise<string> | undefined;

/** Which build this process serves; a new one is served by a new process. */
export async function getBuildId(): Promise<BuildId> {
  current ??= buildIdOf(BUILD);
  return { buildId: await current };
}
