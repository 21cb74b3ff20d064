// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/Visibility.ts';

export type Visibility = (typeof values)[number];

export const Visibility: EnumDefinition<typeof values> & Colored<Visibility> & Transitions<Visibility> = {
  name: 'Visibility',
  values,
  colors: { online: 'green', offline: 'grey', private: 'yellow', promo: 'yellow', syncing: 'blue' },
  transitions: {
    online: ['offline', 'private', 'promo'],
    offline: ['online', 'private', 'promo', 'syncing'],
    private: ['online', 'offline', 'promo'],
    promo: ['online', 'offline', 'private'],
    syncing: ['online', 'offline'],
  },
};
