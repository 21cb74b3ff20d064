// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'item_price', 'item_barcode', 'tracks', 'audio', 'side_minutes', 'artwork', 'released_on', 'campaign_goal',
  'campaign_end', 'campaign_funded', 'proof_approved', 'test_pressing_approved', 'shipped', 'no_paid_orders',
] as const;
export type ProjectCheckCode = (typeof values)[number];

export const ProjectCheckCode: EnumDefinition<typeof values> = { name: 'ProjectCheckCode', values };
