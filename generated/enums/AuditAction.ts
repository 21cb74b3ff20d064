// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/AuditAction.ts';

export type AuditAction = (typeof values)[number];

export const AuditAction: EnumDefinition<typeof values> & Colored<AuditAction> = {
  name: 'AuditAction',
  values,
  colors: { create: 'green', update: 'blue', delete: 'red', action: 'purple', undo: 'yellow' },
};
