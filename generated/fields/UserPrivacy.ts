// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ErasureCaseFields } from '../fields/ErasureCase.ts';
import { ErasurePartFields } from '../fields/ErasurePart.ts';
import { UserExportFields } from '../fields/UserExport.ts';

const fields = [
  {
    name: 'obstacles',
    type: 'array',
    label: 'fields.obstacles',
    required: true,
    schema: 'ErasureCase',
    items: ErasureCaseFields,
  },
  {
    name: 'stays',
    type: 'array',
    label: 'fields.stays',
    required: true,
    schema: 'ErasurePart',
    items: ErasurePartFields,
  },
  {
    name: 'export',
    type: 'group',
    label: 'fields.export',
    required: true,
    nullable: true,
    schema: 'UserExport',
    items: UserExportFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserPrivacyFields: typeof fields & Makes<FormValues<'UserPrivacy'>> = fields;
