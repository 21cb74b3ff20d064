import type { CardSetup, Problem, SaveCardRequestInput } from '#generated/schemas.ts';
import { SaveCardRequestFields } from '#generated/fields/SaveCardRequest.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The result of a form of the page: what was done, the set-up that waits for 3-D Secure, or the error. */
export type CardsOutcome =
  { readonly done: 'saved' | 'default' | 'removed' } | { readonly waiting: string } | { readonly problem: Problem };

const toOutcome = ({ setup_id }: CardSetup): CardsOutcome => (setup_id ? { waiting: setup_id } : { done: 'saved' });

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
  const body = { card: fields.card as SaveCardRequestInput['card'] };
  return toOutcome(await unwrap(api.POST('/user/cards', { body })));
}
