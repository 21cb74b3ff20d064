// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/ProjectCategory.ts';

export type ProjectCategory = (typeof values)[number];

export const ProjectCategory: EnumDefinition<typeof values> &
  Facts<ProjectCategory, { path: boolean; music?: boolean; sizes?: boolean }> = {
  name: 'ProjectCategory',
  values,
  data: {
    vinyl: { path: true, music: true },
    cd: { path: true, music: true },
    tape: { path: true, music: true },
    bundle: { path: true, music: true },
    project: { path: true, music: true },
    't-shirt': { path: true, sizes: true },
    hoodie: { path: true, sizes: true },
    merch: { path: true },
    accessory: { path: false },
  },
};
