import type { Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** What answering came to: the page is read again then, unless something stood in the way. */
export interface QuoteOutcome {
  readonly problem?: Problem;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Accepts or refuses a quote as its form says, or tells what stands in the way. */
export async function answerQuote({ api }: Visit, token: string, form: FormData): Promise<QuoteOutcome> {
  const params = { path: { token } };
  try {
    if (textOf(form, 'intent') === 'refuse') {
      const reason = textOf(form, 'reason') || null;
      await unwrap(api.POST('/quotes/{token}/refuse', { params, body: { reason } }));
    } else {
      const body = { name: textOf(form, 'name'), expected_total: Number(textOf(form, 'total')) };
      await unwrap(api.POST('/quotes/{token}/accept', { params, body }));
    }
    return {};
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
