import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorLog, formatStack } from './error-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createLostConnection = () =>
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

it('writes a database outage once, for all connections and queues', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  for (let poll = 0; poll < 100; poll++) {
    log.report({ ...createLostConnection(), message: 'a queue could not be polled', stack: 'Error: …' });
    vi.advanceTimersByTime(100);
  }
  log.report(new DrizzleQueryError('select 1', ['secret'], createLostConnection()));
  log.reached();
  log.reached();
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    'The database cannot be reached (a queue could not be polled); requests that need it are answered 503 until it can',
    'The database answers again after 10 s (101 errors)',
  ]);
  log.report(createLostConnection());
  expect(lines).toHaveLength(3);
});

it('does not end an outage by a single connection', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  log.report(createLostConnection());
  log.reached();
  vi.advanceTimersByTime(900);
  log.report(createLostConnection());
  vi.advanceTimersByTime(900);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(lines[1]).toBe('The database answers again after 0.9 s (2 errors)');
});

it('repeats the line during a long outage', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  for (let second = 0; second < 65; second++) {
    log.report(createLostConnection());
    vi.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(3);
});

it('writes other errors with stack and causes, without query values', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  const query = new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], new Error('no such table'));
  log.report(new Error('job failed', { cause: query }));
  expect(lines[0]).toMatch(/^Error: job failed\n    at [^]+because [^]*Failed query: insert[^]+because Error: no such/);
  expect(lines[0]).not.toContain('ada@example.com');
  expect(formatStack('a text')).toBe('a text');
});

it('does not report the connections that break when the process stops its database', () => {
  const lines: string[] = [];
  const log = createErrorLog({ write: (line) => lines.push(line) });
  log.end();
  log.report(createLostConnection());
  expect(lines).toEqual([]);
  log.report(new Error('an order could not be saved'));
  expect(lines).toHaveLength(1);
});
