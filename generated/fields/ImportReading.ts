// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ImportDates as ImportDatesChoices } from '../enums/ImportDates.ts';
import { ImportDecimal as ImportDecimalChoices } from '../enums/ImportDecimal.ts';
import { ImportDelimiter as ImportDelimiterChoices } from '../enums/ImportDelimiter.ts';
import { ImportEncoding as ImportEncodingChoices } from '../enums/ImportEncoding.ts';
import { ImportSource as ImportSourceChoices } from '../enums/ImportSource.ts';
import { ImportStockMode as ImportStockModeChoices } from '../enums/ImportStockMode.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';

const fields = [
  { name: 'encoding', type: 'select', label: 'fields.encoding', data: ImportEncodingChoices },
  { name: 'delimiter', type: 'select', label: 'fields.delimiter', data: ImportDelimiterChoices },
  { name: 'decimal', type: 'select', label: 'fields.decimal', data: ImportDecimalChoices },
  { name: 'dates', type: 'select', label: 'fields.dates', data: ImportDatesChoices },
  { name: 'source', type: 'select', label: 'fields.source', data: ImportSourceChoices },
  { name: 'stock_mode', type: 'select', label: 'fields.stock_mode', data: ImportStockModeChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    nullable: true,
    ref: { resource: 'shops', label: 'name' },
  },
  { name: 'category', type: 'select', label: 'fields.category', data: ProjectCategoryChoices },
  {
    name: 'columns',
    type: 'json',
    label: 'fields.columns',
    hidden: ['form'],
    each: { name: '', type: 'text', label: 'fields.columns', maxLength: 300, nullable: true },
  },
] as const satisfies readonly FieldDefinition[];

export const ImportReadingFields: typeof fields & Makes<FormValues<'ImportReading'>> = fields;
