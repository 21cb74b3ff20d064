import { expect, it } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

const createConnectionError = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('retries only while the database is unavailable', async () => {
  const errors: Error[] = [];
  const options = { signal: new AbortController().signal, onError: (error: Error) => errors.push(error), pauseMs: 1 };
  let failuresLeft = 2;
  await retryWhileUnavailable(async () => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw createConnectionError();
  }, options);
  expect(errors).toHaveLength(2);
  await expect(retryWhileUnavailable(() => Promise.reject(new Error('wrong cron')), options)).rejects.toThrow(
    'wrong cron',
  );
});

it('throws when the signal is aborted', async () => {
  const options = { signal: AbortSignal.abort(), onError: () => undefined, pauseMs: 1 };
  await expect(retryWhileUnavailable(() => Promise.reject(createConnectionError()), options)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
