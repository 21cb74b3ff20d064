// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserLotFields } from '../fields/UserLot.ts';

const fields = [
  { name: 'lots', type: 'array', label: 'fields.lots', required: true, schema: 'UserLot', items: UserLotFields },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserLotListFields: typeof fields & Makes<FormValues<'UserLotList'>> = fields;
