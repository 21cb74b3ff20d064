// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/MailStatus.ts';

export type MailStatus = (typeof values)[number];

export const MailStatus: EnumDefinition<typeof values> & Colored<MailStatus> = {
  name: 'MailStatus',
  values,
  colors: { to_do: 'yellow', sent: 'green', failed: 'red' },
};
