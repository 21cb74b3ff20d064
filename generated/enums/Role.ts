// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, SomeFacts } from '../definitions.ts';
import { values } from './choices/Role.ts';

export type Role = (typeof values)[number];

export const Role: EnumDefinition<typeof values> &
  Colored<Role> &
  SomeFacts<Role, { staff: boolean; max_discount: number }> = {
  name: 'Role',
  values,
  colors: { user: 'grey', artist: 'purple', team: 'blue', admin: 'red' },
  data: { team: { staff: true, max_discount: 40 }, admin: { staff: true, max_discount: 100 } },
};
