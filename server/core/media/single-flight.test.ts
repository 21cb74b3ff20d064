import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('single flight', () => {
  it('does the same work once for all who ask while it is under way', async () => {
    let runs = 0;
    const once = singleFlight<number>();
    const work = async () => {
      await new Promise(setImmediate);
      return ++runs;
    };
    expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
    expect(await once('a', work)).toBe(3);
  });

  it('forgets a failure, so that the next one may try again', async () => {
    const once = singleFlight<string>();
    await expect(once('a', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await once('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
