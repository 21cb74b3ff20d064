import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureDatabaseAccount, findAccount, hasAccess } from './account.ts';
import { createDataFolder } from './fixtures/processes.ts';

describe.runIf(process.getuid?.() === 0)('under root', () => {
  it('returns an existing account', async () => {
    expect(await ensureDatabaseAccount('/nowhere', 'nobody')).toEqual(await findAccount('nobody'));
  });

  it('creates a missing account without password, home or shell', async () => {
    const name = `groove-${randomBytes(4).toString('hex')}`;
    onTestFinished(() => void execFileSync('userdel', [name]));
    expect(await findAccount(name)).toBeUndefined();
    const account = await ensureDatabaseAccount('/nowhere', name);
    expect(account).toMatchObject({ name });
    expect(account?.uid).toBeGreaterThan(0);
    expect(account).toEqual(await findAccount(name));
    expect(execFileSync('getent', ['passwd', name], { encoding: 'utf8' })).toMatch(
      /:\/nonexistent:\/usr\/sbin\/nologin$/m,
    );
  });

  it('returns the owner of an existing cluster', async () => {
    const cluster = join(await createDataFolder(), 'cluster');
    await mkdir(cluster);
    const nobody = await findAccount('nobody');
    await chown(cluster, nobody?.uid ?? 0, nobody?.gid ?? 0);
    expect(await ensureDatabaseAccount(cluster, 'daemon')).toMatchObject({ uid: nobody?.uid, gid: nobody?.gid });
  });

  it('throws with a one-line message when the account cannot be created', async () => {
    await expect(ensureDatabaseAccount('/nowhere', 'no such: name')).rejects.toThrow(
      /^The database cannot run as root, and the account "no such: name" could not be created: [^\n]+$/,
    );
  });

  it('reports which folders an account can enter', async () => {
    const folder = await createDataFolder();
    const nobody = await findAccount('nobody');
    expect(await hasAccess(nobody, '-x', '/tmp')).toBe(true);
    expect(await hasAccess(nobody, '-x', folder)).toBe(false);
    expect(await hasAccess(undefined, '-x', folder)).toBe(true);
  });
});

it('returns undefined under any other user', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await ensureDatabaseAccount('/nowhere')).toBeUndefined();
});
