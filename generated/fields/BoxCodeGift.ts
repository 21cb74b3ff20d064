// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxCodeKind as BoxCodeKindChoices } from '../enums/BoxCodeKind.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';

const fields = [
  { name: 'kind', type: 'select', label: 'fields.code_kind', required: true, data: BoxCodeKindChoices },
  { name: 'months', type: 'integer', label: 'fields.months', nullable: true, readOnly: true },
  { name: 'percent', type: 'integer', label: 'fields.percent', nullable: true, readOnly: true },
  { name: 'charges', type: 'integer', label: 'fields.discount_charges', nullable: true, readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', nullable: true, data: BoxTypeChoices },
] as const satisfies readonly FieldDefinition[];

export const BoxCodeGiftFields: typeof fields & Makes<FormValues<'BoxCodeGift'>> = fields;
