// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.passkey_name', minLength: 1, maxLength: 60, required: true },
  {
    name: 'credential',
    type: 'group',
    label: 'fields.passkey',
    hidden: ['form'],
    required: true,
    items: [
      { name: 'id', type: 'textarea', label: 'fields.id', minLength: 1, maxLength: 1400, required: true },
      { name: 'rawId', type: 'textarea', label: 'fields.passkey', minLength: 1, maxLength: 1400, required: true },
      { name: 'type', type: 'text', label: 'fields.passkey', pattern: '^public-key$', required: true },
      {
        name: 'response',
        type: 'group',
        label: 'fields.passkey',
        required: true,
        items: [
          {
            name: 'clientDataJSON',
            type: 'textarea',
            label: 'fields.passkey',
            minLength: 1,
            maxLength: 4000,
            required: true,
          },
          {
            name: 'attestationObject',
            type: 'textarea',
            label: 'fields.passkey',
            minLength: 1,
            maxLength: 20000,
            required: true,
          },
          {
            name: 'transports',
            type: 'chips',
            label: 'fields.passkey',
            maxItems: 10,
            each: { name: '', type: 'text', label: 'fields.passkey', maxLength: 20 },
          },
        ],
      },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const AddPasskeyRequestFields: typeof fields & Makes<FormValues<'AddPasskeyRequest'>> = fields;
