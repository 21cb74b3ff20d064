// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'ok', 'line_done', 'complete', 'wrong_item', 'too_many', 'other_order', 'refused', 'undone', 'counted', 'dismissed',
] as const;
export type PackSignal = (typeof values)[number];

export const PackSignal: EnumDefinition<typeof values> = { name: 'PackSignal', values };
