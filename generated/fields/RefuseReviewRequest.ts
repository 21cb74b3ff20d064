// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ReviewRefusal as ReviewRefusalChoices } from '../enums/ReviewRefusal.ts';

export const fields = [
  { name: 'refusal', type: 'select', label: 'fields.refused_because', required: true, data: ReviewRefusalChoices },
  { name: 'refusal_note', type: 'textarea', label: 'fields.refusal_note', maxLength: 500 },
  { name: 'notify', type: 'switch', label: 'fields.notify_author', inline: true, defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const RefuseReviewRequestFields: typeof fields & Makes<FormValues<'RefuseReviewRequest'>> = fields;
