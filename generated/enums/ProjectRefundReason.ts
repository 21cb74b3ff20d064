// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'not_paid', 'shipped', 'disputed', 'charge_disputed', 'refund_declined', 'not_cancellable', 'unexpected',
] as const;
export type ProjectRefundReason = (typeof values)[number];

export const ProjectRefundReason: EnumDefinition<typeof values> = { name: 'ProjectRefundReason', values };
