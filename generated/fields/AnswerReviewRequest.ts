// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'answer', type: 'textarea', label: 'fields.answer', minLength: 2, maxLength: 2000, required: true },
  { name: 'notify', type: 'switch', label: 'fields.notify_author', inline: true, defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const AnswerReviewRequestFields: typeof fields & Makes<FormValues<'AnswerReviewRequest'>> = fields;
