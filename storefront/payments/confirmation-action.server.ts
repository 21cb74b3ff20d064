import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { signUp } from '#storefront/accounts/sign-in.server.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { createBadRequest, readText, type Fields } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import type { PaidCart } from './paid-cookie.ts';

/** The result of a form of the confirmation page: done, or refused with what was typed. */
export interface ConfirmationAnswer {
  readonly intent: 'feedback' | 'account';
  readonly problem?: Problem;
  readonly values?: Readonly<Record<string, string>>;
}

/** Sends the feedback on a purchase, or signs its buyer up. Throws 400 for another intent. */
export async function answerConfirmation(visit: Visit, paid: PaidCart, fields: Fields): Promise<ConfirmationAnswer> {
  const { intent } = fields;
  if (intent === 'feedback') {
    const values = { rating: readText(fields, 'rating'), comment: readText(fields, 'comment') };
    const body = { ...paid, rating: Number(values.rating), comment: values.comment || null };
    const answer = await catchProblem(() => unwrap(visit.api.POST('/cart/feedback', { body })));
    return { intent, values, ...answer };
  }
  if (intent !== 'account') throw createBadRequest();
  const answer = await catchProblem(async () => {
    const { order } = await unwrap(visit.api.POST('/cart/confirm', { body: paid }));
    const { email, firstname, lastname } = order.customer;
    const person = { email, firstname, lastname, password: readText(fields, 'password') };
    return signUp(visit, { ...person, redirect: '/my-account/orders' });
  });
  return { intent, ...('problem' in answer && { problem: answer.problem }) };
}
