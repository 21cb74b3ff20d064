// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoardPartnerFields } from '../fields/BoardPartner.ts';
import { DispatchGroupFields } from '../fields/DispatchGroup.ts';

const fields = [
  {
    name: 'groups',
    type: 'array',
    label: 'fields.groups',
    required: true,
    schema: 'DispatchGroup',
    items: DispatchGroupFields,
  },
  {
    name: 'partners',
    type: 'array',
    label: 'fields.partners',
    required: true,
    schema: 'BoardPartner',
    items: BoardPartnerFields,
  },
] as const satisfies readonly FieldDefinition[];

export const DispatchBoardFields: typeof fields & Makes<FormValues<'DispatchBoard'>> = fields;
