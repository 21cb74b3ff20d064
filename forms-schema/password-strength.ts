/**
 * How hard a password is to guess, by zxcvbn. Advice for who types it; what is accepted is decided by the rules and the
 * server. The package and its list of common passwords weigh 237 kB (gzip): import this module when somebody types.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordAdvice = 'common' | 'personal' | 'repeats' | 'sequence' | 'longer' | 'good';

export interface PasswordStrength {
  /** 0 (guessed at once) to 4 (not worth trying). */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly advice: PasswordAdvice;
}

/** By zxcvbn's warnings; more length helps against all others. */
const ADVICE: Readonly<Record<string, PasswordAdvice | undefined>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'personal',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  straightRow: 'sequence',
  keyPattern: 'sequence',
  sequences: 'sequence',
};

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** `own` are words an acquaintance would try: names, the e-mail address. */
export function passwordStrength(text: string, own: readonly string[] = []): PasswordStrength {
  const words = own.flatMap((one) => one.split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);
  const { score, feedback } = zxcvbn.check(text, words);
  return { score, advice: score >= 3 ? 'good' : (ADVICE[feedback.warning ?? ''] ?? 'longer') };
}
