// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['newsletter', 'sign_up', 'contest', 'import', 'account'] as const;
export type SubscriberSource = (typeof values)[number];

export const SubscriberSource: EnumDefinition<typeof values> = { name: 'SubscriberSource', values };
