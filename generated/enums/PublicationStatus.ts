// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/PublicationStatus.ts';

export type PublicationStatus = (typeof values)[number];

export const PublicationStatus: EnumDefinition<typeof values> & Colored<PublicationStatus> = {
  name: 'PublicationStatus',
  values,
  colors: { draft: 'grey', published: 'green' },
};
