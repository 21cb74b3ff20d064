// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectStep as ProjectStepChoices } from '../enums/choices/ProjectStep.ts';

const fields = [
  { name: 'step', type: 'select', label: 'fields.step', required: true, data: ProjectStepChoices },
] as const satisfies readonly FieldDefinition[];

export const StepRequestFields: typeof fields & Makes<FormValues<'StepRequest'>> = fields;
