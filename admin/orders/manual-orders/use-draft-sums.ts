import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderDraftInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';

/** What the order comes to as it is typed, by the server. */
export const useDraftSums = () =>
  useCalculation({
    name: ['orders-manual'],
    ask: (body) => body as ManualOrderDraftInput,
    calculate: (body, signal) => unwrap(api.POST('/admin/orders-manual/calculate', { body, signal })),
  });
