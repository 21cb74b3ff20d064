import { globSync, readFileSync } from 'node:fs';
import { fillText, searchTexts } from '#locales/lean-texts.ts';
import { importWords } from '#locales/translate.ts';
import { describe, expect, it } from 'vitest';
import { formatSchedule } from './format-schedule.ts';

const findText = searchTexts([await importWords('en', 'admin')]);
const t = (key: string, values: Record<string, unknown> = {}): string => fillText(findText, 'en', key, values) ?? key;

/** All schedules in the server's code. */
const SCHEDULES = globSync('server/**/*.ts', { cwd: `${import.meta.dirname}/../..` })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8').matchAll(/schedule: '([^']+)'/g)])
  .map(([, schedule = '']) => schedule);

describe('the schedule of a job', () => {
  it.each([
    ['* * * * *', 'Every minute'],
    ['*/10 * * * *', 'Every 10 minutes'],
    ['3-59/10 * * * *', 'Every 10 minutes'],
    ['7 * * * *', 'Every hour at minute 07'],
    ['41 3 * * *', 'Every day at 03:41 (UTC)'],
    [null, 'On demand'],
    ['0 9 * * 1', '0 9 * * 1'],
  ])('formats %s as “%s”', (schedule, text) => {
    expect(formatSchedule(schedule, t)).toBe(text);
  });

  it('is formatted in words for every job', () => {
    expect(SCHEDULES.length).toBeGreaterThan(10);
    expect(SCHEDULES.filter((schedule) => formatSchedule(schedule, t) === schedule)).toEqual([]);
  });
});
