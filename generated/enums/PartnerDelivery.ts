// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['file', 'api'] as const;
export type PartnerDelivery = (typeof values)[number];

export const PartnerDelivery: EnumDefinition<typeof values> = { name: 'PartnerDelivery', values };
