// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PackNextFields } from '../fields/PackNext.ts';
import { PackSessionFields } from '../fields/PackSession.ts';

const fields = [
  {
    name: 'mine',
    type: 'group',
    label: 'fields.mine',
    required: true,
    nullable: true,
    schema: 'PackSession',
    items: PackSessionFields,
  },
  {
    name: 'paused',
    type: 'array',
    label: 'fields.paused',
    required: true,
    schema: 'PackSession',
    items: PackSessionFields,
  },
  {
    name: 'next',
    type: 'group',
    label: 'fields.next',
    required: true,
    nullable: true,
    schema: 'PackNext',
    items: PackNextFields,
  },
  { name: 'waiting', type: 'integer', label: 'fields.waiting', required: true },
] as const satisfies readonly FieldDefinition[];

export const PackSessionsFields: typeof fields & Makes<FormValues<'PackSessions'>> = fields;
