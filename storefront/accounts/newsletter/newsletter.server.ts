import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The address that a link was sent to, or why none was; `email` is what was typed. */
export type SubscribeOutcome = { readonly sent: string } | { readonly problem: Problem; readonly email: string };

/** The result of confirming or leaving. */
export type LinkOutcome = { readonly done: true } | { readonly problem: Problem };

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Requests the confirmation mail of the newsletter. */
export async function subscribe(visit: Visit, fields: Readonly<Record<string, unknown>>): Promise<SubscribeOutcome> {
  const email = readText(fields.email);
  const website = readText(fields.website);
  try {
    const body = { email, lang: visit.language, ...(website && { website }) };
    return { sent: (await unwrap(visit.api.POST('/newsletter', { body }))).email };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error), email };
    throw error;
  }
}

/** Confirms a subscription by the token of its mail. */
export function confirm({ api }: Visit, token: string): Promise<LinkOutcome> {
  return settle(api.POST('/newsletter/confirm', { body: { token } }));
}

/** Ends a subscription by the token of a newsletter. */
export function leave({ api }: Visit, token: string): Promise<LinkOutcome> {
  return settle(api.POST('/auth/unsubscribe-newsletter', { body: { token } }));
}

async function settle(call: Parameters<typeof unwrap>[0]): Promise<LinkOutcome> {
  try {
    await unwrap(call);
    return { done: true };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
