// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition, Facts, Transitions } from '../definitions.ts';
import { values } from './choices/ProjectStep.ts';

export type ProjectStep = (typeof values)[number];

export const ProjectStep: EnumDefinition<typeof values> &
  Colored<ProjectStep> &
  Transitions<ProjectStep> &
  Facts<ProjectStep, { launched: boolean }> = {
  name: 'ProjectStep',
  values,
  colors: {
    creating: 'grey',
    checking: 'purple',
    in_progress: 'blue',
    confirmed: 'blue',
    successful: 'green',
    failed: 'red',
    refused: 'red',
  },
  transitions: {
    creating: ['checking'],
    checking: ['creating', 'in_progress', 'refused'],
    in_progress: ['confirmed', 'successful', 'failed'],
    confirmed: ['successful', 'failed'],
    successful: [],
    failed: ['creating'],
    refused: ['creating'],
  },
  data: {
    creating: { launched: false },
    checking: { launched: false },
    in_progress: { launched: true },
    confirmed: { launched: true },
    successful: { launched: true },
    failed: { launched: false },
    refused: { launched: false },
  },
};
