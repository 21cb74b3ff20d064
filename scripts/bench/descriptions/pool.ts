import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CountResult, Task } from './worker.ts';

/** A description whose worker was killed or crashed. */
export interface FailedCount {
  file: string;
  outcome: 'too long' | 'crashed';
  stderr: string;
}

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Counts all descriptions in parallel processes. A description that takes longer than `seconds` is 'too long'. */
export async function countAll(
  tasks: readonly Task[],
  {
    processes,
    seconds,
    onResult,
  }: { processes: number; seconds: number; onResult: (result: CountResult | FailedCount) => void },
): Promise<(CountResult | FailedCount)[]> {
  const queue = [...tasks];
  const results: (CountResult | FailedCount)[] = [];
  const work = async () => {
    let worker: ChildProcess | undefined;
    for (let task = queue.shift(); task; task = queue.shift()) {
      if (!worker?.connected)
        worker = fork(WORKER, { execArgv: ['--max-old-space-size=3000'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      const result = await countInWorker(worker, task, seconds);
      results.push(result);
      onResult(result);
    }
    worker?.disconnect();
  };
  await Promise.all(Array.from({ length: processes }, work));
  return results.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function countInWorker(worker: ChildProcess, task: Task, seconds: number): Promise<CountResult | FailedCount> {
  return new Promise((resolve) => {
    let stderr = '';
    const listen = (chunk: Buffer) => (stderr += String(chunk));
    const finish = (result: CountResult | FailedCount) => {
      clearTimeout(timer);
      worker.off('message', finish).off('exit', onExit);
      worker.stderr?.off('data', listen);
      resolve(result);
    };
    const fail = (outcome: FailedCount['outcome']) =>
      finish({ file: task.file, outcome, stderr: findFirstError(stderr) });
    const onExit = () => fail('crashed');
    const timer = setTimeout(() => {
      worker.off('exit', onExit).once('exit', () => fail('too long'));
      worker.kill('SIGKILL');
    }, seconds * 1000);
    worker.on('message', finish).on('exit', onExit);
    worker.stderr?.on('data', listen);
    worker.send(task);
  });
}

function findFirstError(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.find((line) => line !== '') ?? '';
}
