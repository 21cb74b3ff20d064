// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';

const values = ['to_do', 'sent', 'failed'] as const;
export type MailStatus = (typeof values)[number];

export const MailStatus: EnumDefinition<typeof values> & Colored<MailStatus> = {
  name: 'MailStatus',
  values,
  colors: { to_do: 'yellow', sent: 'green', failed: 'red' },
};
