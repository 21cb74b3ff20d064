import type { Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The result of an answer. */
export interface QuoteOutcome {
  readonly problem?: Problem;
}

const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Accepts or declines a quote by the form's `intent`. Returns the problem when it is rejected. */
export async function answerQuote({ api }: Visit, token: string, form: FormData): Promise<QuoteOutcome> {
  const params = { path: { token } };
  try {
    if (readText(form, 'intent') === 'refuse') {
      const reason = readText(form, 'reason') || null;
      await unwrap(api.POST('/quotes/{token}/refuse', { params, body: { reason } }));
    } else {
      const body = { name: readText(form, 'name'), expected_total: Number(readText(form, 'total')) };
      await unwrap(api.POST('/quotes/{token}/accept', { params, body }));
    }
    return {};
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
