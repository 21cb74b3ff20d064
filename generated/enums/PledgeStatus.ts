// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/PledgeStatus.ts';

export type PledgeStatus = (typeof values)[number];

export const PledgeStatus: EnumDefinition<typeof values> & Colored<PledgeStatus> = {
  name: 'PledgeStatus',
  values,
  colors: { waiting: 'purple', due: 'blue', declined: 'yellow', paid: 'green', ended: 'grey' },
};
