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

/** Whether a page shows the chat: not under /player, /admin or /project, nor in an embedded store (§4). */
export function isChatPage(path: string, query: URLSearchParams): boolean {
  return !/^\/(player|admin|project)/.test(path) && !query.has('store');
}
