// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'order_confirmation', 'order_sent', 'order_changed', 'order_cancelled', 'order_refunded', 'change_offer', 'offer',
  'note_mention', 'review_answered', 'review_refused', 'challenge_won', 'pass',
] as const;
export type MailTemplate = (typeof values)[number];

export const MailTemplate: EnumDefinition<typeof values> = { name: 'MailTemplate', values };
