import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { StartError } from '#server/core/config/start-error.ts';

async function createFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it('creates the folder with its parents and accepts an existing one', async () => {
  const path = join(await createFolder(), 'a/b/data');
  await prepareDataFolder(path);
  await prepareDataFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

const cases: [string, (folder: string) => Promise<string>, RegExp][] = [
  [
    'is a file',
    async (folder) => (await writeFile(join(folder, 'file'), ''), join(folder, 'file')),
    /a file is in the way/,
  ],
  [
    'is below a file',
    async (folder) => (await writeFile(join(folder, 'file'), ''), join(folder, 'file/data')),
    /a file is in the way/,
  ],
  ['cannot be created', async () => '/proc/nowhere/data', /it cannot be created/],
  [
    'is not accessible to its owner',
    async (folder) => {
      await mkdir(join(folder, 'closed'));
      await chmod(join(folder, 'closed'), 0o000);
      return join(folder, 'closed');
    },
    /permission/,
  ],
];

it.each(cases)('throws with a one-line message when DATA_DIR %s', async (_, make, reason) => {
  const path = await make(await createFolder());
  const attempt = prepareDataFolder(path);
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(reason);
  await expect(attempt).rejects.toThrow(/^DATA_DIR [^\n]+ cannot be used \([^\n]+\): [^\n]+$/);
});
