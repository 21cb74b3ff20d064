import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { acquireLock } from './lock.ts';

let nameCount = 0;
const createName = () => `test-${process.pid}-${++nameCount}`;

/** Starts a process that acquires the lock and holds it until killed. */
async function startHolder(name: string, abstract: boolean) {
  const script = `
    const { acquireLock } = await import('#server/core/process/lock.ts');
    const lock = await acquireLock(${JSON.stringify(name)}, ${abstract});
    console.log(lock ? 'held' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = await once(child.stdout, 'data');
  return { child, output: String(chunk).trim() };
}

describe.each([
  ['abstract sockets', process.platform === 'linux'],
  ['socket files', false],
])('with %s', (_, abstract) => {
  it('grants a lock to one holder until it is released', async () => {
    const name = createName();
    const first = await acquireLock(name, abstract);
    expect(first).toBeDefined();
    expect(await acquireLock(name, abstract)).toBeUndefined();
    await first?.release();
    const second = await acquireLock(name, abstract);
    expect(second).toBeDefined();
    await second?.release();
  });

  it('releases a lock when its holder is killed', async () => {
    const name = createName();
    const { child, output } = await startHolder(name, abstract);
    expect(output).toBe('held');
    expect(await acquireLock(name, abstract)).toBeUndefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await acquireLock(name, abstract);
    expect(lock).toBeDefined();
    await lock?.release();
  });
});
