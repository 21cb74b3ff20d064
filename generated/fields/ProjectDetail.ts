// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ItemFields } from '../fields/Item.ts';
import { SongFields } from '../fields/Song.ts';
import { fields as ProjectCardList } from './ProjectCard.ts';

const fields = [
  ...ProjectCardList,
  { name: 'description_en', type: 'rich-text', label: 'fields.description_en', maxLength: 10000, nullable: true },
  { name: 'description_fr', type: 'rich-text', label: 'fields.description_fr', maxLength: 10000, nullable: true },
  { name: 'video', type: 'text', label: 'fields.video', nullable: true },
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
  { name: 'likes', type: 'integer', label: 'fields.likes' },
  { name: 'lowest_price_30d', type: 'money', label: 'fields.lowest_price_30d', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectDetailFields: typeof fields & Makes<FormValues<'ProjectDetail'>> = fields;
