import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Done, Task } from './worker.ts';

/** A description whose worker had to be ended, or ended by itself. */
export interface Lost {
  file: string;
  outcome: 'too long' | 'crashed';
  said: string;
}

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Counts all descriptions in a few processes side by side; one that takes longer than `seconds` is given up. */
export async function countAll(
  tasks: readonly Task[],
  { processes, seconds, tell }: { processes: number; seconds: number; tell: (done: Done | Lost) => void },
): Promise<(Done | Lost)[]> {
  const queue = [...tasks];
  const results: (Done | Lost)[] = [];
  const work = async () => {
    let worker: ChildProcess | undefined;
    for (let task = queue.shift(); task; task = queue.shift()) {
      if (!worker?.connected)
        worker = fork(WORKER, { execArgv: ['--max-old-space-size=3000'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      const result = await countBy(worker, task, seconds);
      results.push(result);
      tell(result);
    }
    worker?.disconnect();
  };
  await Promise.all(Array.from({ length: processes }, work));
  return results.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function countBy(worker: ChildProcess, task: Task, seconds: number): Promise<Done | Lost> {
  return new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer) => (said += String(chunk));
    const finish = (result: Done | Lost) => {
      clearTimeout(timer);
      worker.off('message', finish).off('exit', onExit);
      worker.stderr?.off('data', listen);
      resolve(result);
    };
    const lose = (outcome: Lost['outcome']) => finish({ file: task.file, outcome, said: firstError(said) });
    const onExit = () => lose('crashed');
    const timer = setTimeout(() => {
      worker.off('exit', onExit).once('exit', () => lose('too long'));
      worker.kill('SIGKILL');
    }, seconds * 1000);
    worker.on('message', finish).on('exit', onExit);
    worker.stderr?.on('data', listen);
    worker.send(task);
  });
}

function firstError(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.find((line) => line !== '') ?? '';
}
