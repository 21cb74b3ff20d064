import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderDraftInput } from '#generated/schemas.ts';
import { api } from '../api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';

const calculate = (body: object, signal: AbortSignal) =>
  unwrap(api.POST('/admin/orders-manual/calculate', { body: body as ManualOrderDraftInput, signal }));

/** What the order comes to as it is typed, by the server. */
export const useDraftSums = () => useCalculation('orders-manual', calculate);
