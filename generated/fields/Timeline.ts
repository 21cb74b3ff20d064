// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { TimelineEntryFields } from '../fields/TimelineEntry.ts';

const fields = [
  {
    name: 'entries',
    type: 'array',
    label: 'fields.entries',
    required: true,
    schema: 'TimelineEntry',
    items: TimelineEntryFields,
  },
  { name: 'next', type: 'text', label: 'fields.next', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TimelineFields: typeof fields & Makes<FormValues<'Timeline'>> = fields;
