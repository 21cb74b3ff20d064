// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    distinct: true,
    min: 1,
    required: true,
    ref: { resource: 'shops', label: 'name' },
  },
  {
    name: 'holder',
    type: 'text',
    label: 'fields.account_holder',
    validations: ['latin'],
    sortable: true,
    minLength: 2,
    maxLength: 70,
    required: true,
  },
  {
    name: 'iban',
    type: 'text',
    label: 'fields.iban',
    help: 'help.iban_again',
    maxLength: 42,
    pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{8,38}$',
    required: true,
    writeOnly: true,
  },
  { name: 'iban_masked', type: 'text', label: 'fields.iban', hidden: ['form', 'filter'], readOnly: true },
  { name: 'bic', type: 'text', label: 'fields.bic', pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', nullable: true },
  { name: 'changed_at', type: 'datetime', label: 'fields.account_since', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PayoutAccountFields: typeof fields & Makes<FormValues<'PayoutAccount'>> = fields;
