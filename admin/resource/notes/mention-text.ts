import type { Colleague } from '#generated/schemas.ts';
import { foldText } from '#admin/ui/fold-text.ts';

/** Returns the text between an @ and the caret, and the index of the @; undefined when there is no such @. */
export function findMention(text: string, caret: number): { from: number; typed: string } | undefined {
  const match = /(?:^|[\s(])@([\p{L}\p{N}' .-]{0,40})$/u.exec(text.slice(0, caret));
  const typed = match?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}

/** Returns up to six colleagues whose name, or a word of it, starts with `typed`; none once a whole name is typed. */
export function suggestColleagues(colleagues: readonly Colleague[], typed: string): readonly Colleague[] {
  const start = foldText(typed);
  if (colleagues.some(({ name }) => start.startsWith(`${foldText(name)} `))) return [];
  return colleagues
    .filter(
      ({ name }) =>
        foldText(name).startsWith(start) ||
        foldText(name)
          .split(/\s+/)
          .some((word) => word.startsWith(start)),
    )
    .slice(0, 6);
}

/** Returns the ids of the colleagues that a text mentions. */
export function findMentionedIds(text: string, colleagues: readonly Colleague[]): number[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}

/** Splits a text into mentions and the text between them. */
export function splitMentions(text: string, colleagues: readonly Colleague[]): { text: string; isName: boolean }[] {
  const names = colleagues.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, isName: false }];
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u');
  return text.split(pattern).map((part, index) => ({ text: part, isName: index % 2 === 1 }));
}
