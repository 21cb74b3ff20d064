import { extractPlainText } from '../rich-text/plain-text.ts';

const WORDS_PER_MINUTE = 220;
/** Chinese is written without spaces and counted in characters. */
const CHARACTERS_PER_MINUTE = 400;

/** Estimates the reading time of an HTML text in whole minutes, at least 1. */
export function computeReadingMinutes(html: string): number {
  const text = extractPlainText(html);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE));
}
