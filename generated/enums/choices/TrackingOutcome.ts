// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'ready', 'written', 'same', 'unknown_order', 'no_number', 'unknown_carrier', 'other_number', 'already_sent',
  'cancelled', 'not_paid', 'wrong_partner', 'not_handed_over', 'several_parts', 'duplicate', 'refused', 'excluded',
] as const;

export const TrackingOutcome: EnumDefinition<typeof values> = { name: 'TrackingOutcome', values };
