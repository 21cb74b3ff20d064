// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectCheckCode as ProjectCheckCodeChoices } from '../enums/ProjectCheckCode.ts';
import { ProjectStep as ProjectStepChoices } from '../enums/choices/ProjectStep.ts';

const fields = [
  { name: 'code', type: 'select', label: 'fields.code', required: true, data: ProjectCheckCodeChoices },
  { name: 'done', type: 'checkbox', label: 'fields.done', required: true },
  { name: 'steps', type: 'multi-select', label: 'fields.steps', required: true, data: ProjectStepChoices },
  { name: 'params', type: 'json', label: 'fields.params' },
] as const satisfies readonly FieldDefinition[];

export const ProjectCheckFields: typeof fields & Makes<FormValues<'ProjectCheck'>> = fields;
