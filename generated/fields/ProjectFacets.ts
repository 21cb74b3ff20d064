// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ColorFamily as ColorFamilyChoices } from '../enums/ColorFamily.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';
import { ProjectType as ProjectTypeChoices } from '../enums/ProjectType.ts';

const fields = [
  {
    name: 'categories',
    type: 'array',
    label: 'fields.categories',
    required: true,
    items: [
      { name: 'value', type: 'select', label: 'fields.value', required: true, data: ProjectCategoryChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'types',
    type: 'array',
    label: 'fields.types',
    required: true,
    items: [
      { name: 'value', type: 'select', label: 'fields.value', required: true, data: ProjectTypeChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'genres',
    type: 'array',
    label: 'fields.genres',
    required: true,
    items: [
      { name: 'value', type: 'select', label: 'fields.value', required: true, data: GenreChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'colors',
    type: 'array',
    label: 'fields.colors',
    required: true,
    items: [
      { name: 'value', type: 'select', label: 'fields.value', required: true, data: ColorFamilyChoices },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'years',
    type: 'array',
    label: 'fields.years',
    required: true,
    items: [
      { name: 'value', type: 'integer', label: 'fields.value', required: true },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'prices',
    type: 'array',
    label: 'fields.prices',
    required: true,
    items: [
      { name: 'min', type: 'money', label: 'fields.min', required: true, nullable: true },
      { name: 'max', type: 'money', label: 'fields.max', required: true, nullable: true },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  { name: 'in_stock', type: 'integer', label: 'fields.in_stock', required: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectFacetsFields: typeof fields & Makes<FormValues<'ProjectFacets'>> = fields;
