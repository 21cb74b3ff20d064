/**
 * How hard a password is to guess, roughly: its length, how many kinds of signs it has, less what guessers try first.
 * Advice for who types it; what is accepted is decided by the rules and the server.
 */

export type PasswordAdvice = 'common' | 'personal' | 'repeats' | 'sequence' | 'longer' | 'good';

export interface PasswordStrength {
  /** 0 (guessed at once) to 4 (not worth trying). */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly advice: PasswordAdvice;
}

/** Bases of the most used passwords; endings like "123!" do not help them. */
const COMMON =
  'password passwort motdepasse azerty qwerty qwertz letmein welcome iloveyou dragon monkey football baseball sunshine princess superman batman shadow master michael jordan admin login hello freedom whatever trustno starwars soleil bonjour doudou loulou marseille vinyl music woaini secret abc'.split(
    ' ',
  );
/** What hands run along. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
];

/** Letters as they are meant: p4$$w0rd. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[1!]/g, 'i')
    .replace(/[3]/g, 'e')
    .replace(/[$5]/g, 's')
    .replace(/[7]/g, 't');

const isCommon = (text: string): boolean => {
  const letters = plain(text.replace(/[\d\W_]+$/, '')) || plain(text);
  return COMMON.includes(letters) || COMMON.includes(text.toLowerCase().replace(/[\d\W_]+/g, ''));
};

/** Signs that follow the one before along a run, forwards or backwards. */
function runLength(text: string): number {
  const lower = text.toLowerCase();
  const pairs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  let steps = 0;
  for (let at = 1; at < lower.length; at += 1) {
    const pair = lower.slice(at - 1, at + 1);
    if (pairs.some((run) => run.includes(pair))) steps += 1;
  }
  return steps;
}

const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** Whether one of the reader's own words is most of it. */
function isPersonal(text: string, own: readonly string[]): boolean {
  const lower = text.toLowerCase();
  const words = own.flatMap((one) => one.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);
  return words.some((word) => lower.includes(word) && word.length * 2 >= lower.length);
}

/** `own` are words an acquaintance would try: names, the e-mail address. */
export function passwordStrength(text: string, own: readonly string[] = []): PasswordStrength {
  if (isCommon(text)) return { score: 0, advice: 'common' };
  if (isPersonal(text, own)) return { score: 1, advice: 'personal' };
  const signs = [...text];
  const runs = runLength(text);
  const different = new Set(signs.map((sign) => sign.toLowerCase())).size;
  // a sign that only continues a run or comes back again and again adds little
  const weight = Math.min(signs.length - runs * 0.75, different * 2);
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0) || 1;
  const bits = Math.max(0, weight) * Math.log2(pool);
  const score = bits < 28 ? 0 : bits < 45 ? 1 : bits < 60 ? 2 : bits < 75 ? 3 : 4;
  if (score >= 3) return { score, advice: 'good' };
  if (different * 2 < signs.length) return { score, advice: 'repeats' };
  return { score, advice: runs > 0 && runs * 2 >= signs.length ? 'sequence' : 'longer' };
}
