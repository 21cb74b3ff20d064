// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'newsletter', type: 'switch', label: 'fields.letters_newsletter', required: true },
  { name: 'reviews', type: 'switch', label: 'fields.letters_reviews', required: true },
  { name: 'auctions', type: 'switch', label: 'fields.letters_auctions', required: true },
  { name: 'messages', type: 'switch', label: 'fields.letters_messages', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserNotificationsFields: typeof fields & Makes<FormValues<'UserNotifications'>> = fields;
