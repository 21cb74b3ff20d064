// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'evidence', type: 'textarea', label: 'fields.evidence', minLength: 20, maxLength: 10000, required: true },
  {
    name: 'evidence_files',
    type: 'file',
    label: 'fields.evidence_files',
    upload: 'dispute_evidence',
    accept: 'application/pdf, image/png, image/jpeg',
    maxSize: 5,
    maxItems: 8,
    multiple: true,
  },
] as const satisfies readonly FieldDefinition[];

export const EvidenceRequestFields: typeof fields & Makes<FormValues<'EvidenceRequest'>> = fields;
