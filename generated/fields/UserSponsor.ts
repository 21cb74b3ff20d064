// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', readOnly: true },
  { name: 'brought', type: 'integer', label: 'fields.brought', readOnly: true },
  { name: 'rewarded', type: 'integer', label: 'fields.rewarded', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const UserSponsorFields: typeof fields & Makes<FormValues<'UserSponsor'>> = fields;
