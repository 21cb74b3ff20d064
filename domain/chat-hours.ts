import { SHOP_TIME_ZONE } from './dates.ts';

/** §9: the support chat is staffed from 10:00 up to 17:00 Paris time. */
export const CHAT_HOURS = { from: 10, until: 17 } as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether somebody answers the chat at this moment: 10:00-17:00 in Paris, never on Saturday or Sunday (§4). */
export function isChatOpen(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  return !['Sat', 'Sun'].includes(parts.weekday ?? '') && hour >= CHAT_HOURS.from && hour < CHAT_HOURS.until;
}

/** Whether a page may carry the chat: not under /player, /admin or /project, nor in an embedded store (§4). */
export function isChatPage(path: string, query: URLSearchParams): boolean {
  return !/^\/(player|admin|project)/.test(path) && !query.has('store');
}
