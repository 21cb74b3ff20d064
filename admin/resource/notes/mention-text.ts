import type { Colleague } from '#generated/schemas.ts';

/** What follows an @ right before the caret, and where the @ stands; undefined when no colleague is being named. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | undefined {
  const match = /(?:^|[\s(])@([\p{L}\p{N}' .-]{0,40})$/u.exec(text.slice(0, caret));
  const typed = match?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Colleagues whose name, or a word of it, begins as it is typed; none once a whole name stands there. */
export function suggested(colleagues: readonly Colleague[], typed: string): readonly Colleague[] {
  const start = plain(typed);
  if (colleagues.some(({ name }) => start.startsWith(`${plain(name)} `))) return [];
  return colleagues
    .filter(
      ({ name }) =>
        plain(name).startsWith(start) ||
        plain(name)
          .split(/\s+/)
          .some((word) => word.startsWith(start)),
    )
    .slice(0, 6);
}

/** The colleagues a text names. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): number[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}

/** A text in pieces, those that name a colleague apart. */
export function pieces(text: string, colleagues: readonly Colleague[]): { text: string; isName: boolean }[] {
  const names = colleagues.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return [{ text, isName: false }];
  const any = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u');
  return text.split(any).map((part, place) => ({ text: part, isName: place % 2 === 1 }));
}
