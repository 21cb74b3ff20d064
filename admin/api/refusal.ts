import { ApiError } from '#generated/client/api-error.ts';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import type { TranslateFunction } from 'react-admin';

/** What an error is called for people: the API's own words, or ours by its code. */
export function errorText({ code, message, text }: ApiError, t: TranslateFunction): string {
  return text ?? t(`errors.${code}`, { _: message });
}

/**
 * What a form shows when its call was refused: fields at their inputs, the rest above them. Nothing typed is lost.
 * An error of another kind is thrown on.
 */
export function refusalOf(error: unknown, t: TranslateFunction): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { fields: errors } = error;
  return errors.length > 0 ? { errors } : { message: errorText(error, t) };
}
