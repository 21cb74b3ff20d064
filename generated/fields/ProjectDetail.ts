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
import { ItemFields } from '../fields/Item.ts';
import { SongFields } from '../fields/Song.ts';

const fields = [
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
  {
    name: 'description_en',
    type: 'rich-text',
    label: 'fields.description_en',
    maxLength: 5000,
    nullable: true,
    markup: 'markdown',
  },
  {
    name: 'description_fr',
    type: 'rich-text',
    label: 'fields.description_fr',
    maxLength: 5000,
    nullable: true,
    markup: 'markdown',
  },
  { name: 'catalog_number', type: 'text', label: 'fields.catalog_number', nullable: true },
  { name: 'barcode', type: 'text', label: 'fields.barcode', nullable: true },
  { name: 'url_vinyl', type: 'text', label: 'fields.url_vinyl', nullable: true },
  { name: 'cover_picture', type: 'text', label: 'fields.cover_picture', nullable: true },
  { name: 'images', type: 'chips', label: 'fields.images' },
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'shop_name', type: 'text', label: 'fields.shop_name' },
  { name: 'shop_code', type: 'text', label: 'fields.shop_code' },
  { name: 'label_id', type: 'integer', label: 'fields.label_id', nullable: true },
  { name: 'items', type: 'array', label: 'fields.items', required: true, schema: 'Item', items: ItemFields },
  { name: 'songs', type: 'array', label: 'fields.songs', required: true, schema: 'Song', items: SongFields },
  { name: 'goal', type: 'integer', label: 'fields.goal', nullable: true },
  { name: 'sold', type: 'integer', label: 'fields.sold' },
  { name: 'ends_at', type: 'datetime', label: 'fields.ends_at', nullable: true },
  { name: 'lowest_price_30d', type: 'money', label: 'fields.lowest_price_30d', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectDetailFields: typeof fields & Makes<FormValues<'ProjectDetail'>> = fields;
