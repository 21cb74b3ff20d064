// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ConversationStatus.ts';

export type ConversationStatus = (typeof values)[number];

export const ConversationStatus: EnumDefinition<typeof values> &
  Colored<ConversationStatus> &
  Transitions<ConversationStatus> = {
  name: 'ConversationStatus',
  values,
  colors: { open: 'yellow', answered: 'green', closed: 'grey' },
  transitions: { open: ['answered', 'closed'], answered: ['open', 'closed'], closed: ['open', 'answered'] },
};
