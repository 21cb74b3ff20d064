// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as SignInStepList } from './SignInStep.ts';

const fields = [
  ...SignInStepList,
  { name: 'requires_email', type: 'checkbox', label: 'fields.requires_email', hidden: ['form'] },
  { name: 'email', type: 'text', label: 'fields.email', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SocialSignInStepFields: typeof fields & Makes<FormValues<'SocialSignInStep'>> = fields;
