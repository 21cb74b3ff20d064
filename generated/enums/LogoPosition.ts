// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['left', 'center', 'right'] as const;
export type LogoPosition = (typeof values)[number];

export const LogoPosition: EnumDefinition<typeof values> = { name: 'LogoPosition', values };
