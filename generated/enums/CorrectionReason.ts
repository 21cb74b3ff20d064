// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['destination'] as const;
export type CorrectionReason = (typeof values)[number];

export const CorrectionReason: EnumDefinition<typeof values> = { name: 'CorrectionReason', values };
