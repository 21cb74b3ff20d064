// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'imx', 'col', 'lts', 'mdr', 'gls', 'dhl', 'ups', 'schenker', 'fedex', 'dachser', 'tnt', 'other',
] as const;
export type Carrier = (typeof values)[number];

export const Carrier: EnumDefinition<typeof values> = { name: 'Carrier', values };
