// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as ProjectCardList } from './ProjectCard.ts';

const fields = [
  ...ProjectCardList,
  { name: 'soundcloud', type: 'url', label: 'fields.soundcloud', required: true },
] as const satisfies readonly FieldDefinition[];

export const SoundcloudProjectFields: typeof fields & Makes<FormValues<'SoundcloudProject'>> = fields;
