// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Transitions } from '../definitions.ts';
import { values } from './choices/ImportStatus.ts';

export type ImportStatus = (typeof values)[number];

export const ImportStatus: EnumDefinition<typeof values> & Colored<ImportStatus> & Transitions<ImportStatus> = {
  name: 'ImportStatus',
  values,
  colors: {
    draft: 'grey',
    waiting: 'grey',
    running: 'blue',
    ready: 'yellow',
    done: 'green',
    undone: 'purple',
    failed: 'red',
    cancelled: 'yellow',
  },
  transitions: {
    draft: ['waiting'],
    waiting: ['running', 'draft', 'ready', 'cancelled'],
    running: ['waiting', 'draft', 'ready', 'done', 'undone', 'failed', 'cancelled'],
    ready: ['waiting', 'draft'],
    done: ['waiting'],
    undone: [],
    failed: ['waiting', 'draft'],
    cancelled: ['waiting'],
  },
};
