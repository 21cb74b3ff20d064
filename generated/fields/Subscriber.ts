// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { SubscriberSource as SubscriberSourceChoices } from '../enums/SubscriberSource.ts';
import { SubscriberStatus as SubscriberStatusChoices } from '../enums/choices/SubscriberStatus.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], align: 'right', sortable: true, readOnly: true },
  { name: 'email', type: 'text', label: 'fields.email', sortable: true, readOnly: true },
  { name: 'lang', type: 'language', label: 'fields.lang', sortable: true, readOnly: true, data: LanguageChoices },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: SubscriberStatusChoices,
  },
  { name: 'source', type: 'select', label: 'fields.subscribed_by', readOnly: true, data: SubscriberSourceChoices },
  {
    name: 'confirmed_at',
    type: 'datetime',
    label: 'fields.subscribed_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'left_at',
    type: 'datetime',
    label: 'fields.unsubscribed_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'leave_path',
    type: 'text',
    label: 'fields.leave_path',
    hidden: ['form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const SubscriberFields: typeof fields & Makes<FormValues<'Subscriber'>> = fields;
