// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ActionEffectKind as ActionEffectKindChoices } from '../enums/ActionEffectKind.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { BulkRefusalFields } from '../fields/BulkRefusal.ts';

const fields = [
  { name: 'changed', type: 'integer', label: 'fields.changed', nullable: true },
  { name: 'checked', type: 'integer', label: 'fields.checked', nullable: true },
  { name: 'total', type: 'integer', label: 'fields.total', nullable: true },
  { name: 'refused', type: 'array', label: 'fields.refused', schema: 'BulkRefusal', items: BulkRefusalFields },
  {
    name: 'effects',
    type: 'array',
    label: 'fields.effects',
    required: true,
    items: [
      { name: 'kind', type: 'select', label: 'fields.kind', required: true, data: ActionEffectKindChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
      { name: 'amount', type: 'money', label: 'fields.amount', nullable: true },
      { name: 'currency', type: 'currency', label: 'fields.currency', nullable: true, data: CurrencyChoices },
      { name: 'partner', type: 'select', label: 'fields.partner', nullable: true, data: PartnerChoices },
      { name: 'names', type: 'chips', label: 'fields.names', maxItems: 3, nullable: true },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const ActionPreviewFields: typeof fields & Makes<FormValues<'ActionPreview'>> = fields;
