import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { StartError } from '#server/core/config/start-error.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('makes the folder with all above it, and takes one that is there', async () => {
  const path = join(await folder(), 'a/b/data');
  await prepareDataFolder(path);
  await prepareDataFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

const refusals: [string, (inside: string) => Promise<string>, RegExp][] = [
  [
    'is a file',
    async (inside) => (await writeFile(join(inside, 'file'), ''), join(inside, 'file')),
    /a file is in the way/,
  ],
  [
    'is below a file',
    async (inside) => (await writeFile(join(inside, 'file'), ''), join(inside, 'file/data')),
    /a file is in the way/,
  ],
  ['is where no folder can be made', async () => '/proc/nowhere/data', /it cannot be created/],
  [
    'is closed to its own owner',
    async (inside) => {
      await mkdir(join(inside, 'closed'));
      await chmod(join(inside, 'closed'), 0o000);
      return join(inside, 'closed');
    },
    /permission/,
  ],
];

it.each(refusals)('reports in one line that DATA_DIR %s', async (_, make, reason) => {
  const path = await make(await folder());
  const attempt = prepareDataFolder(path);
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(reason);
  await expect(attempt).rejects.toThrow(/^DATA_DIR [^\n]+ cannot be used \([^\n]+\): [^\n]+$/);
});
