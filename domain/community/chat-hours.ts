import { SHOP_TIME_ZONE } from '#domain/dates.ts';

/** Opening hours of the chat on weekdays, in the shop's time zone (§9: 10 to 17). */
export interface ChatHours {
  readonly from: number;
  readonly until: number;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether the chat is staffed; never on Saturday or Sunday (§4). */
export function isChatOpen(now: Date, { from, until }: ChatHours): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  return !['Sat', 'Sun'].includes(parts.weekday ?? '') && hour >= from && hour < until;
}

/** A time in which the chat is staffed, in milliseconds since 1970: from the first until before the second. */
export type ChatTime = readonly [from: number, until: number];

const HOUR_MS = 3_600_000;
/** Pages stay open, and cached, for days. */
const LISTED_HOURS = 8 * 24;

/** The times of the next eight days in which the chat is staffed, so that browsers need not know the hours' rule. */
export function listChatTimes(now: Date, hours: ChatHours): ChatTime[] {
  const first = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const times: ChatTime[] = [];
  for (let hour = first; hour < first + LISTED_HOURS * HOUR_MS; hour += HOUR_MS) {
    if (!isChatOpen(new Date(hour), hours)) continue;
    const last = times.at(-1);
    if (last?.[1] === hour) times[times.length - 1] = [last[0], hour + HOUR_MS];
    else times.push([hour, hour + HOUR_MS]);
  }
  return times;
}
