// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { QuoteLine as QuoteLineChoices } from '../enums/choices/QuoteLine.ts';
import { QuoteSource as QuoteSourceChoices } from '../enums/QuoteSource.ts';
import { QuoteStatus as QuoteStatusChoices } from '../enums/choices/QuoteStatus.ts';
import { QuoteLineCostFields } from '../fields/QuoteLineCost.ts';
import { fields as QuoteDraftList } from './QuoteDraft.ts';
import { fields as QuoteSumsList } from './QuoteSums.ts';
import { fields as QuoteOverrunList } from './QuoteOverrun.ts';
import { fields as QuoteMarginList } from './QuoteMargin.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: QuoteStatusChoices },
  {
    name: 'source',
    type: 'select',
    label: 'fields.begun_in',
    sortable: true,
    readOnly: true,
    data: QuoteSourceChoices,
  },
  { name: 'origin', type: 'text', label: 'fields.origin', hidden: ['list'], nullable: true, readOnly: true },
  ...QuoteDraftList,
  ...QuoteSumsList,
  ...QuoteOverrunList,
  ...QuoteMarginList,
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'QuoteLineCost',
    items: QuoteLineCostFields,
  },
  {
    name: 'missing',
    type: 'multi-select',
    label: 'fields.unpriced',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    data: QuoteLineChoices,
  },
  {
    name: 'question',
    type: 'text',
    label: 'fields.question',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'accept_url',
    type: 'url',
    label: 'fields.accept_url',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'project_id',
    type: 'reference',
    label: 'fields.project_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'projects', label: 'name' },
  },
  {
    name: 'answered_name',
    type: 'text',
    label: 'fields.answered_name',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'answered_reason',
    type: 'text',
    label: 'fields.answered_reason',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.begun_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  {
    name: 'priced_at',
    type: 'datetime',
    label: 'fields.priced_at',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'sent_at', type: 'datetime', label: 'fields.sent_at', sortable: true, nullable: true, readOnly: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.quote_until', sortable: true, nullable: true, readOnly: true },
  {
    name: 'answered_at',
    type: 'datetime',
    label: 'fields.answered_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteFields: typeof fields & Makes<FormValues<'Quote'>> = fields;
