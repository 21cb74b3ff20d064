// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['planned', 'skipped', 'charging', 'ordered', 'failed'] as const;

export const BoxPeriodStatus: EnumDefinition<typeof values> = { name: 'BoxPeriodStatus', values };
