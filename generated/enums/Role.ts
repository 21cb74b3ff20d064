// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, SomeFacts } from '../definitions.ts';
import { values } from './choices/Role.ts';

export type Role = (typeof values)[number];

export const Role: EnumDefinition<typeof values> & Colored<Role> & SomeFacts<Role, { staff: boolean }> = {
  name: 'Role',
  values,
  colors: { user: 'grey', artist: 'purple', team: 'blue', admin: 'red' },
  data: { team: { staff: true }, admin: { staff: true } },
};
