// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserDownloadFields } from '../fields/UserDownload.ts';

const fields = [
  {
    name: 'downloads',
    type: 'array',
    label: 'fields.redeemed_codes',
    required: true,
    schema: 'UserDownload',
    items: UserDownloadFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserDownloadListFields: typeof fields & Makes<FormValues<'UserDownloadList'>> = fields;
