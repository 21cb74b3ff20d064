// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['order', 'return', 'product', 'pressing', 'shop', 'account', 'press', 'other'] as const;
export type ContactTopic = (typeof values)[number];

export const ContactTopic: EnumDefinition<typeof values> = { name: 'ContactTopic', values };
