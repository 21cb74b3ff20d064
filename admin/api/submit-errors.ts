import { ApiError } from '#generated/client/api-error.ts';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import type { TranslateFunction } from 'react-admin';

/** Formats an error: the API's message, or the translation of its code. */
export function formatApiError({ code, message, text }: ApiError, t: TranslateFunction): string {
  return text ?? t(`errors.${code}`, { _: message });
}

/** Converts an ApiError to form errors, by field where possible. Throws other errors. */
export function toSubmitErrors(error: unknown, t: TranslateFunction): SubmitErrors {
  if (!(error instanceof ApiError)) throw error;
  const { fields: errors } = error;
  return errors.length > 0 ? { errors } : { message: formatApiError(error, t) };
}
