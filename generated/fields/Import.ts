// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ImportDates as ImportDatesChoices } from '../enums/ImportDates.ts';
import { ImportDecimal as ImportDecimalChoices } from '../enums/ImportDecimal.ts';
import { ImportDelimiter as ImportDelimiterChoices } from '../enums/ImportDelimiter.ts';
import { ImportEncoding as ImportEncodingChoices } from '../enums/ImportEncoding.ts';
import { ImportKind as ImportKindChoices } from '../enums/choices/ImportKind.ts';
import { ImportSource as ImportSourceChoices } from '../enums/ImportSource.ts';
import { ImportStatus as ImportStatusChoices } from '../enums/choices/ImportStatus.ts';
import { ImportStockMode as ImportStockModeChoices } from '../enums/ImportStockMode.ts';
import { ImportTask as ImportTaskChoices } from '../enums/ImportTask.ts';
import { ProjectCategory as ProjectCategoryChoices } from '../enums/choices/ProjectCategory.ts';
import { ImportErrorCountFields } from '../fields/ImportErrorCount.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  { name: 'kind', type: 'select', label: 'fields.kind', sortable: true, readOnly: true, data: ImportKindChoices },
  {
    name: 'encoding',
    type: 'select',
    label: 'fields.encoding',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ImportEncodingChoices,
  },
  {
    name: 'delimiter',
    type: 'select',
    label: 'fields.delimiter',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ImportDelimiterChoices,
  },
  {
    name: 'decimal',
    type: 'select',
    label: 'fields.decimal',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ImportDecimalChoices,
  },
  {
    name: 'dates',
    type: 'select',
    label: 'fields.dates',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ImportDatesChoices,
  },
  { name: 'source', type: 'select', label: 'fields.source', sortable: true, readOnly: true, data: ImportSourceChoices },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: ImportStatusChoices },
  { name: 'task', type: 'select', label: 'fields.task', hidden: ['list'], readOnly: true, data: ImportTaskChoices },
  {
    name: 'failure',
    type: 'text',
    label: 'fields.failure',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'failure_line',
    type: 'integer',
    label: 'fields.failure_line',
    align: 'right',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'percent',
    type: 'integer',
    label: 'fields.percent',
    hidden: ['list', 'filter'],
    min: 0,
    max: 100,
    readOnly: true,
  },
  {
    name: 'stock_mode',
    type: 'select',
    label: 'fields.stock_mode',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ImportStockModeChoices,
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: CurrencyChoices,
  },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'shops', label: 'name' },
  },
  {
    name: 'category',
    type: 'select',
    label: 'fields.category',
    hidden: ['list', 'filter'],
    readOnly: true,
    data: ProjectCategoryChoices,
  },
  { name: 'headings', type: 'chips', label: 'fields.headings', hidden: ['list', 'form', 'filter'], readOnly: true },
  {
    name: 'columns',
    type: 'json',
    label: 'fields.columns',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    each: { name: '', type: 'text', label: 'fields.columns', nullable: true },
  },
  { name: 'sample', type: 'json', label: 'fields.sample', hidden: ['list', 'form', 'filter'], readOnly: true },
  {
    name: 'errors',
    type: 'array',
    label: 'fields.errors',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'ImportErrorCount',
    items: ImportErrorCountFields,
  },
  { name: 'rows_total', type: 'integer', label: 'fields.rows_total', align: 'right', nullable: true, readOnly: true },
  { name: 'rows_new', type: 'integer', label: 'fields.rows_new', align: 'right', readOnly: true },
  { name: 'rows_changed', type: 'integer', label: 'fields.rows_changed', align: 'right', readOnly: true },
  { name: 'rows_unchanged', type: 'integer', label: 'fields.rows_unchanged', align: 'right', readOnly: true },
  { name: 'rows_wrong', type: 'integer', label: 'fields.rows_wrong', align: 'right', readOnly: true },
  {
    name: 'rows_skipped',
    type: 'integer',
    label: 'fields.rows_skipped',
    align: 'right',
    hidden: ['list', 'filter'],
    readOnly: true,
  },
  { name: 'rows_imported', type: 'integer', label: 'fields.rows_imported', align: 'right', readOnly: true },
  {
    name: 'rows_undone',
    type: 'integer',
    label: 'fields.rows_undone',
    align: 'right',
    hidden: ['list', 'filter'],
    readOnly: true,
  },
  {
    name: 'rows_kept',
    type: 'integer',
    label: 'fields.rows_kept',
    align: 'right',
    hidden: ['list', 'filter'],
    readOnly: true,
  },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.created_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'finished_at', type: 'datetime', label: 'fields.finished_at', nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ImportFields: typeof fields & Makes<FormValues<'Import'>> = fields;
