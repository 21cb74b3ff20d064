// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/AccountingStatus.ts';

export type AccountingStatus = (typeof values)[number];

export const AccountingStatus: EnumDefinition<typeof values> &
  Colored<AccountingStatus> &
  Transitions<AccountingStatus> = {
  name: 'AccountingStatus',
  values,
  colors: { to_do: 'yellow', to_check: 'yellow', invoiced: 'yellow', valid: 'green' },
  transitions: {
    to_do: ['to_check'],
    to_check: ['to_do', 'invoiced', 'valid'],
    invoiced: ['to_check', 'valid'],
    valid: [],
  },
};
