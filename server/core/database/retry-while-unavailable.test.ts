import { expect, it } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('asks again while the database is away, and not for any other reason', async () => {
  const errors: Error[] = [];
  const waiting = { signal: new AbortController().signal, onError: (error: Error) => errors.push(error), pauseMs: 1 };
  let misses = 2;
  await retryWhileUnavailable(async () => {
    misses -= 1;
    if (misses >= 0) throw away();
  }, waiting);
  expect(errors).toHaveLength(2);
  await expect(retryWhileUnavailable(() => Promise.reject(new Error('wrong cron')), waiting)).rejects.toThrow(
    'wrong cron',
  );
});

it('gives up once the process is about to end', async () => {
  const waiting = { signal: AbortSignal.abort(), onError: () => undefined, pauseMs: 1 };
  await expect(retryWhileUnavailable(() => Promise.reject(away()), waiting)).rejects.toThrow('ECONNREFUSED');
});
