// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CardBrand as CardBrandChoices } from '../enums/CardBrand.ts';
import { PledgeStatus as PledgeStatusChoices } from '../enums/choices/PledgeStatus.ts';

const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: PledgeStatusChoices },
  { name: 'ends_at', type: 'datetime', label: 'fields.pledge_ends_at', required: true, nullable: true },
  { name: 'card_brand', type: 'select', label: 'fields.card_brand', required: true, data: CardBrandChoices },
  { name: 'card_last4', type: 'text', label: 'fields.card_last4', required: true },
  { name: 'retry_at', type: 'datetime', label: 'fields.pledge_retry_at', required: true, nullable: true },
  { name: 'failures', type: 'integer', label: 'fields.failures', align: 'right', required: true },
  { name: 'failure_code', type: 'text', label: 'fields.failure_code', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const StaffPledgeFields: typeof fields & Makes<FormValues<'StaffPledge'>> = fields;
