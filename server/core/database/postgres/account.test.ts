import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseAccount, findAccount, hasAccess } from './account.ts';
import { dataFolder } from './fixtures/processes.ts';

describe.runIf(process.getuid?.() === 0)('under root', () => {
  it('takes the account of that name when the system has it', async () => {
    expect(await databaseAccount('/nowhere', 'nobody')).toEqual(await findAccount('nobody'));
  });

  it('creates the account when the system has none, without a password, a home or a shell', async () => {
    const name = `groove-${randomBytes(4).toString('hex')}`;
    onTestFinished(() => void execFileSync('userdel', [name]));
    expect(await findAccount(name)).toBeUndefined();
    const account = await databaseAccount('/nowhere', name);
    expect(account).toMatchObject({ name });
    expect(account?.uid).toBeGreaterThan(0);
    expect(account).toEqual(await findAccount(name));
    expect(execFileSync('getent', ['passwd', name], { encoding: 'utf8' })).toMatch(
      /:\/nonexistent:\/usr\/sbin\/nologin$/m,
    );
  });

  it('stays with the owner of a cluster that is already there', async () => {
    const cluster = join(await dataFolder(), 'cluster');
    await mkdir(cluster);
    const nobody = await findAccount('nobody');
    await chown(cluster, nobody?.uid ?? 0, nobody?.gid ?? 0);
    expect(await databaseAccount(cluster, 'daemon')).toMatchObject({ uid: nobody?.uid, gid: nobody?.gid });
  });

  it('reports in one line that the account cannot be created', async () => {
    await expect(databaseAccount('/nowhere', 'no such: name')).rejects.toThrow(
      /^The database cannot run as root, and the account "no such: name" could not be created: [^\n]+$/,
    );
  });

  it('knows which folders an account may enter', async () => {
    const folder = await dataFolder();
    const nobody = await findAccount('nobody');
    expect(await hasAccess(nobody, '-x', '/tmp')).toBe(true);
    expect(await hasAccess(nobody, '-x', folder)).toBe(false);
    expect(await hasAccess(undefined, '-x', folder)).toBe(true);
  });
});

it('needs no account but the own one under any other user', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await databaseAccount('/nowhere')).toBeUndefined();
});
