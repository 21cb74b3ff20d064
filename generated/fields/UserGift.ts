// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxType as BoxTypeChoices } from '../enums/BoxType.ts';
import { ValidityState as ValidityStateChoices } from '../enums/choices/ValidityState.ts';

const fields = [
  { name: 'code', type: 'text', label: 'fields.code', readOnly: true },
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: BoxTypeChoices },
  { name: 'months', type: 'integer', label: 'fields.months', readOnly: true },
  { name: 'recipient', type: 'text', label: 'fields.gift_to', nullable: true, readOnly: true },
  { name: 'message', type: 'text', label: 'fields.gift_message', nullable: true, readOnly: true },
  { name: 'state', type: 'select', label: 'fields.status', readOnly: true, data: ValidityStateChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const UserGiftFields: typeof fields & Makes<FormValues<'UserGift'>> = fields;
