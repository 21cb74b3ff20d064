import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { acquireLock } from './lock.ts';

let names = 0;
const freshName = () => `test-${process.pid}-${++names}`;

/** A process that takes the lock and keeps it until it is killed. */
async function holder(name: string, abstract: boolean) {
  const script = `
    const { acquireLock } = await import('#server/core/process/lock.ts');
    const lock = await acquireLock(${JSON.stringify(name)}, ${abstract});
    console.log(lock ? 'held' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

describe.each([
  ['names of Linux', process.platform === 'linux'],
  ['socket files', false],
])('with %s', (_, abstract) => {
  it('gives a lock to one at a time, and to the next when it is released', async () => {
    const name = freshName();
    const first = await acquireLock(name, abstract);
    expect(first).toBeDefined();
    expect(await acquireLock(name, abstract)).toBeUndefined();
    await first?.release();
    const second = await acquireLock(name, abstract);
    expect(second).toBeDefined();
    await second?.release();
  });

  it('is free again as soon as its owner is killed', async () => {
    const name = freshName();
    const { child, said } = await holder(name, abstract);
    expect(said).toBe('held');
    expect(await acquireLock(name, abstract)).toBeUndefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await acquireLock(name, abstract);
    expect(lock).toBeDefined();
    await lock?.release();
  });
});
