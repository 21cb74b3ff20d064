import type { TranslateFunction } from 'react-admin';

const EVERY_MINUTES = /^(?:\*|(?:\d+-59|\*)\/(\d+)) \* \* \* \*$/;
const HOURLY = /^(\d+) \* \* \* \*$/;
const DAILY = /^(\d+) (\d+) \* \* \*$/;

/** Formats a job's cron expression (UTC), such as "Every 10 minutes". Expressions of other forms are returned as is. */
export function formatSchedule(schedule: string | null, t: TranslateFunction): string {
  if (schedule === null) return t('schedule.on_demand');
  const [every, minutes = '1'] = EVERY_MINUTES.exec(schedule) ?? [];
  if (every) return t('schedule.minutes', { count: Number(minutes) });
  const [hourly, minute = ''] = HOURLY.exec(schedule) ?? [];
  if (hourly) return t('schedule.hourly', { minute: minute.padStart(2, '0') });
  const [daily, dailyMinute = '', hour = ''] = DAILY.exec(schedule) ?? [];
  if (daily) return t('schedule.daily', { time: `${hour.padStart(2, '0')}:${dailyMinute.padStart(2, '0')}` });
  return schedule;
}
