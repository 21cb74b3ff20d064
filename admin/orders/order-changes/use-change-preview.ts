import { unwrap } from '#generated/client/unwrap.ts';
import type { Order } from '#generated/schemas.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';
import { listKnownLines, type ChangeFormValues, buildChangeRequest } from './change-request.ts';

/** Previews a change on the server while it is edited. */
export function useChangePreview() {
  const order = useFormScope().original as unknown as Order;
  const { id = 0 } = order;
  const known = listKnownLines(order);
  const change = useCalculation({
    name: ['order-change', id],
    ask: (typed) => buildChangeRequest(typed as ChangeFormValues, known),
    calculate: (body, signal) =>
      unwrap(api.POST('/admin/orders/{id}/items/preview', { params: { path: { id } }, body, signal })),
  });
  return { known, ...change };
}
