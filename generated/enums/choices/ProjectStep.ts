// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['creating', 'checking', 'in_progress', 'confirmed', 'successful', 'failed', 'refused'] as const;

export const ProjectStep: EnumDefinition<typeof values> = { name: 'ProjectStep', values };
