// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PasskeyDescriptorFields } from '../fields/PasskeyDescriptor.ts';

const fields = [
  { name: 'challenge', type: 'text', label: 'fields.passkey', required: true },
  {
    name: 'rp',
    type: 'group',
    label: 'fields.passkey',
    required: true,
    items: [
      { name: 'id', type: 'text', label: 'fields.id', required: true },
      { name: 'name', type: 'text', label: 'fields.name', required: true },
    ],
  },
  {
    name: 'user',
    type: 'group',
    label: 'fields.passkey',
    required: true,
    items: [
      { name: 'id', type: 'text', label: 'fields.id', required: true },
      { name: 'name', type: 'text', label: 'fields.name', required: true },
      { name: 'displayName', type: 'text', label: 'fields.passkey', required: true },
    ],
  },
  {
    name: 'pubKeyCredParams',
    type: 'array',
    label: 'fields.passkey',
    required: true,
    items: [
      { name: 'type', type: 'text', label: 'fields.passkey', pattern: '^public-key$', required: true },
      { name: 'alg', type: 'integer', label: 'fields.passkey', required: true },
    ],
  },
  { name: 'timeout', type: 'integer', label: 'fields.passkey' },
  { name: 'attestation', type: 'text', label: 'fields.passkey' },
  {
    name: 'excludeCredentials',
    type: 'array',
    label: 'fields.passkey',
    required: true,
    schema: 'PasskeyDescriptor',
    items: PasskeyDescriptorFields,
  },
  {
    name: 'authenticatorSelection',
    type: 'group',
    label: 'fields.passkey',
    required: true,
    items: [
      { name: 'residentKey', type: 'text', label: 'fields.passkey', required: true },
      { name: 'requireResidentKey', type: 'checkbox', label: 'fields.passkey', required: true },
      { name: 'userVerification', type: 'text', label: 'fields.passkey', required: true },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const PasskeyCreationFields: typeof fields & Makes<FormValues<'PasskeyCreation'>> = fields;
