import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

describe('single flight', () => {
  it('runs work once for concurrent calls of a key', async () => {
    let runs = 0;
    const share = createSingleFlight<number>();
    const work = async () => {
      await new Promise(setImmediate);
      return ++runs;
    };
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
    expect(await share('a', work)).toBe(3);
  });

  it('runs again after a failure', async () => {
    const share = createSingleFlight<string>();
    await expect(share('a', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await share('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
