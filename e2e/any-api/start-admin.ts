import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startChild } from '../../scripts/process/children.ts';

export interface AnyAdmin {
  /** The back office's URL, without a trailing slash. */
  address: string;
  stop(): Promise<void>;
}

/** Runs `npm run admin` for a description and its API on a free port. `files` are written beside the description. */
export async function startAdmin(
  description: object,
  api: string,
  args: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<AnyAdmin> {
  const folder = await mkdtemp(join(tmpdir(), 'any-api-'));
  const spec = join(folder, 'description.json');
  await writeFile(spec, JSON.stringify(description));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const resolvedArgs = args.map((arg) => arg.replace('{folder}', folder));
  const adminArgs = ['--spec', spec, '--api', api, '--port', String(await findFreePort()), ...resolvedArgs];
  const admin = await startChild(['scripts/admin.ts', ...adminArgs], {}, '/admin/');
  return {
    address: `${admin.origin}/admin`,
    async stop() {
      await admin.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
