// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Genre as GenreChoices } from '../enums/choices/Genre.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';
import { ProjectStep as ProjectStepChoices } from '../enums/choices/ProjectStep.ts';
import { ProjectType as ProjectTypeChoices } from '../enums/ProjectType.ts';
import { Sleeve as SleeveChoices } from '../enums/Sleeve.ts';
import { VinylColor as VinylColorChoices } from '../enums/choices/VinylColor.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true },
  { name: 'artist_id', type: 'integer', label: 'fields.artist_id', nullable: true },
  { name: 'label_name', type: 'text', label: 'fields.label_name', nullable: true },
  { name: 'picture', type: 'text', label: 'fields.picture', required: true },
  { name: 'category', type: 'select', label: 'fields.category', required: true, data: ProjectCategoryChoices },
  { name: 'type', type: 'select', label: 'fields.type', data: ProjectTypeChoices },
  { name: 'step', type: 'select', label: 'fields.step', data: ProjectStepChoices },
  { name: 'genres', type: 'multi-select', label: 'fields.genres', data: GenreChoices },
  {
    name: 'color_vinyl',
    type: 'discs',
    label: 'fields.color_vinyl',
    maxLength: 500,
    nullable: true,
    content: {
      name: '',
      type: 'multi-select',
      label: 'fields.color_vinyl',
      minItems: 1,
      maxItems: 13,
      required: true,
      data: VinylColorChoices,
    },
  },
  { name: 'sleeve', type: 'select', label: 'fields.sleeve', nullable: true, data: SleeveChoices },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'item_id', type: 'integer', label: 'fields.item_id', nullable: true },
  { name: 'in_stock', type: 'checkbox', label: 'fields.in_stock' },
  { name: 'released_on', type: 'date', label: 'fields.released_on', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectCardFields: typeof fields & Makes<FormValues<'ProjectCard'>> = fields;
