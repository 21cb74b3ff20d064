import type { Refusal } from '#forms-schema/use-schema-form.ts';
import type { TranslateFunction } from 'react-admin';
import { ApiError } from './problem.ts';

/** What a problem is called for people: its own words, or ours for a network that does not answer. */
export function problemText({ code, message, problem }: ApiError, t: TranslateFunction): string {
  return problem.detail ?? t(`errors.${code}`, { _: message });
}

/**
 * What a form shows when its call was refused: fields at their inputs, the rest above them. Nothing typed is lost.
 * An error of another kind is thrown on.
 */
export function refusalOf(error: unknown, t: TranslateFunction): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const errors = error.problem.errors ?? [];
  return errors.length > 0 ? { errors } : { message: problemText(error, t) };
}
