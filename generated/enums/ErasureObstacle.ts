// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'staff', 'open_orders', 'unpaid_orders', 'refunds_under_way', 'disputes', 'changes_to_pay', 'not_invoiced', 'boxes',
  'bids', 'shops',
] as const;
export type ErasureObstacle = (typeof values)[number];

export const ErasureObstacle: EnumDefinition<typeof values> = { name: 'ErasureObstacle', values };
