// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['stock', 'preorder', 'crowdfunding', 'direct_pressing', 'limited_edition', 'test_pressing'] as const;
export type ProjectType = (typeof values)[number];

export const ProjectType: EnumDefinition<typeof values> = { name: 'ProjectType', values };
