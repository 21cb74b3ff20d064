import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BuildId } from '#generated/schemas.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../../build', import.meta.url));

/**
 * Identifies a build by its file names, which contain content hashes, so that it is the same in every process. Constant
 * without a build (`npm run dev`).
 */
export async function computeBuildId(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  if (files.length === 0) return 'development';
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
}

let servedBuildId: Promise<string> | undefined;

/** The build served by this process. */
export async function getBuildId(): Promise<BuildId> {
  servedBuildId ??= computeBuildId(BUILD_FOLDER);
  return { buildId: await servedBuildId };
}
