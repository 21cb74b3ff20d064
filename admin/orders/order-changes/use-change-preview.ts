import { unwrap } from '#generated/client/unwrap.ts';
import type { Order } from '#generated/schemas.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';
import { listRecordedLines, type ChangeFormValues, buildChangeRequest } from './change-request.ts';

/** Previews a change on the server while it is edited. */
export function useChangePreview() {
  const order = useFormScope().original as unknown as Order;
  const { id = 0 } = order;
  const recordedLines = listRecordedLines(order);
  const calculation = useCalculation({
    name: ['order-change', id],
    buildRequest: (values) => buildChangeRequest(values as ChangeFormValues, recordedLines),
    calculate: (body, signal) =>
      unwrap(api.POST('/admin/orders/{id}/items/preview', { params: { path: { id } }, body, signal })),
  });
  return { recordedLines, ...calculation };
}
