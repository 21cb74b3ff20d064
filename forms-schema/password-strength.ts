/**
 * Password strength by zxcvbn, as advice; rules and server decide what is accepted. Its word lists take 237 kB (gzip),
 * so it is imported dynamically.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordAdvice = 'common' | 'personal' | 'repeats' | 'sequence' | 'longer' | 'good';

export interface PasswordStrength {
  /** zxcvbn score: 0 (trivial to guess) to 4 (very strong). */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly advice: PasswordAdvice;
}

/** Advice by zxcvbn warning; otherwise 'longer'. */
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

/** Estimates the strength of a password. `personalTexts` are names, the e-mail address and the like. */
export function estimatePasswordStrength(text: string, personalTexts: readonly string[] = []): PasswordStrength {
  const words = personalTexts.flatMap((entry) => entry.split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);
  const { score, feedback } = zxcvbn.check(text, words);
  return { score, advice: score >= 3 ? 'good' : (ADVICE[feedback.warning ?? ''] ?? 'longer') };
}
