// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'order_confirmation', 'order_sent', 'order_changed', 'order_cancelled', 'order_refunded', 'change_offer', 'offer',
  'quote', 'quote_accepted', 'note_mention',
] as const;
export type MailTemplate = (typeof values)[number];

export const MailTemplate: EnumDefinition<typeof values> = { name: 'MailTemplate', values };
