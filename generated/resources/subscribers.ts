// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { SubscriberFields } from '../fields/Subscriber.ts';

export const subscribersResource = {
  name: 'subscribers',
  single: 'subscriber',
  schema: 'Subscriber',
  path: '/admin/subscribers',
  title: 'email',
  icon: 'newsletter',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: { list: 'adminListSubscribers', get: 'adminGetSubscriber', delete: 'adminDeleteSubscriber' },
  columns: ['email', 'status', 'lang', 'source', 'confirmed_at', 'left_at', 'created_at'],
  sorts: ['id', 'email', 'lang', 'status', 'confirmed_at', 'left_at', 'created_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: SubscriberFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'lang', type: 'language', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'source', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'confirmed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'left_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'subscribed', filter: { status: 'subscribed' }, sort: { field: 'confirmed_at', order: 'DESC' } },
    { name: 'unconfirmed', filter: { status: 'pending' }, sort: { field: 'created_at', order: 'DESC' } },
    { name: 'left', filter: { status: 'unsubscribed' }, sort: { field: 'left_at', order: 'DESC' } },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
