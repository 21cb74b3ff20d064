import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { readFields, readText } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import type { CancelOutcome } from './OrdersPage.tsx';

/** Cancels the order of the form of `CancelOrder`. */
export async function cancelOrder({ api }: Visit, request: Request): Promise<CancelOutcome> {
  const id = Number(readText(await readFields(request), 'order'));
  return catchProblem(async () => {
    const order = await unwrap(api.DELETE('/user/orders/{id}', { params: { path: { id } } }));
    return { cancelled: String(order.number ?? order.id) };
  });
}
