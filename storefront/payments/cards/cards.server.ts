import type { CardSetup, Problem, SaveCardRequestInput } from '#generated/schemas.ts';
import { SaveCardRequestFields } from '#generated/fields/SaveCardRequest.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The result of a form of the page: what was done, the set-up that waits for 3-D Secure, or the error. */
export type CardsOutcome =
  { readonly done: 'saved' | 'default' | 'removed' } | { readonly waiting: CardSetup } | { readonly problem: Problem };

const toOutcome = (setup: CardSetup): CardsOutcome => (setup.setup_id ? { waiting: setup } : { done: 'saved' });

/** Runs the form named by the `default`, `remove`, `setup_id` or `card` field. */
export async function submitCardForm(visit: Visit, request: Request): Promise<CardsOutcome> {
  const fields: Fields = await readRecord(request, SaveCardRequestFields, visit.language);
  return catchProblem(() => runForm(visit, fields));
}

async function runForm({ api }: Visit, fields: Fields): Promise<CardsOutcome> {
  const setup_id = readText(fields, 'setup_id');
  if (setup_id) {
    const authentication = fields.authentication === 'succeed' ? 'succeed' : 'fail';
    return toOutcome(await unwrap(api.POST('/user/cards/confirm', { body: { setup_id, authentication } })));
  }
  const defaultId = Number(readText(fields, 'default'));
  if (defaultId > 0) {
    await unwrap(api.POST('/user/cards/{id}/default', { params: { path: { id: defaultId } } }));
    return { done: 'default' };
  }
  const removedId = Number(readText(fields, 'remove'));
  if (removedId > 0) {
    await unwrap(api.DELETE('/user/cards/{id}', { params: { path: { id: removedId } } }));
    return { done: 'removed' };
  }
  // values that the API checks
  const { card, payment_method } = fields as SaveCardRequestInput;
  const body = { card, payment_method };
  return toOutcome(await unwrap(api.POST('/user/cards', { body })));
}
