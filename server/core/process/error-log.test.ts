import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorLog, formatStack } from './error-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

it('writes an outage of the database as one, however many connections and queues report it', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  for (let poll = 0; poll < 100; poll++) {
    log.report({ ...lost(), message: 'a queue could not be polled', stack: 'Error: …' });
    vi.advanceTimersByTime(100);
  }
  log.report(new DrizzleQueryError('select 1', ['secret'], lost()));
  log.reached();
  log.reached();
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    'The database cannot be reached (a queue could not be polled); requests that need it are answered 503 until it can',
    'The database answers again after 10 s (101 errors)',
  ]);
  log.report(lost());
  expect(lines).toHaveLength(3);
});

it('does not take one connection made during an outage for its end', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  log.report(lost());
  log.reached();
  vi.advanceTimersByTime(900);
  log.report(lost());
  vi.advanceTimersByTime(900);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(lines[1]).toBe('The database answers again after 0.9 s (2 errors)');
});

it('repeats the line of an outage that lasts', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  for (let second = 0; second < 65; second++) {
    log.report(lost());
    vi.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(3);
});

it('writes every other error with its stack and causes, without the values of a query', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  const query = new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], new Error('no such table'));
  log.report(new Error('job failed', { cause: query }));
  expect(lines[0]).toMatch(/^Error: job failed\n    at [^]+because [^]*Failed query: insert[^]+because Error: no such/);
  expect(lines[0]).not.toContain('ada@example.com');
  expect(formatStack('a text')).toBe('a text');
});
