import { expect, it } from 'vitest';
import { onceReached } from './once-reached.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('asks again while the database is away, and not for any other reason', async () => {
  const errors: Error[] = [];
  const waiting = { signal: new AbortController().signal, onError: (error: Error) => errors.push(error), pauseMs: 1 };
  let misses = 2;
  await onceReached(async () => {
    misses -= 1;
    if (misses >= 0) throw away();
  }, waiting);
  expect(errors).toHaveLength(2);
  await expect(onceReached(() => Promise.reject(new Error('wrong cron')), waiting)).rejects.toThrow('wrong cron');
});

it('gives up once the process is about to end', async () => {
  const waiting = { signal: AbortSignal.abort(), onError: () => undefined, pauseMs: 1 };
  await expect(onceReached(() => Promise.reject(away()), waiting)).rejects.toThrow('ECONNREFUSED');
});
