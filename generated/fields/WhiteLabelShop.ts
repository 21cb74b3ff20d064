// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'code',
    type: 'text',
    label: 'fields.code',
    sortable: true,
    group: 'shop',
    distinct: true,
    compute: 'slugOfName',
    minLength: 2,
    maxLength: 60,
    pattern: '^[a-z0-9-]+$',
    required: true,
  },
  {
    name: 'host',
    type: 'text',
    label: 'fields.host',
    sortable: true,
    group: 'shop',
    distinct: true,
    maxLength: 253,
    pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\\.[a-z]([a-z0-9-]*[a-z0-9])?$',
    required: true,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const WhiteLabelShopFields: typeof fields & Makes<FormValues<'WhiteLabelShop'>> = fields;
