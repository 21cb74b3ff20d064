import { describe, expect, it } from 'vitest';
import { limiter, singleFlight } from './single-flight.ts';

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

describe('limiter', () => {
  it('lets so many run together and no more, also after failures', async () => {
    const limited = limiter(2);
    let [running, most] = [0, 0];
    const work = async (fail: boolean) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (fail) throw new Error('no');
    };
    await Promise.allSettled(Array.from({ length: 9 }, (_, i) => limited(() => work(i % 3 === 0))));
    expect(most).toBe(2);
    expect(running).toBe(0);
  });
});
