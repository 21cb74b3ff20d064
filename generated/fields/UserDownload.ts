// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as DigitalGiftList } from './DigitalGift.ts';

const fields = [
  ...DigitalGiftList,
  { name: 'redeemed_at', type: 'datetime', label: 'fields.redeemed_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserDownloadFields: typeof fields & Makes<FormValues<'UserDownload'>> = fields;
