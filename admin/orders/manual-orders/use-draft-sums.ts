import { unwrap } from '#generated/client/unwrap.ts';
import type { ManualOrderDraftInput } from '#generated/schemas.ts';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '../lines/use-calculation.ts';

/** Calculates the draft on the server while it is typed. */
export const useDraftSums = () =>
  useCalculation({
    name: ['orders-manual'],
    buildRequest: (values) => values as ManualOrderDraftInput,
    calculate: (body, signal) => unwrap(api.POST('/admin/orders-manual/calculate', { body, signal })),
  });
