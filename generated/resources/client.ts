// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ClientFields } from '../fields/Client.ts';
import { ImpersonationRequestFields } from '../fields/ImpersonationRequest.ts';
import { WriteToUserRequestFields } from '../fields/WriteToUserRequest.ts';

export const clientResource = {
  name: 'client',
  schema: 'Client',
  path: '/admin/client',
  title: 'name',
  icon: 'people',
  group: 'people',
  roles: ['team', 'admin'],
  operations: { list: 'adminListClients', get: 'adminGetClient' },
  columns: ['name', 'email', 'country_id', 'city', 'orders_count', 'spent', 'last_order_at', 'created_at', 'user_id'],
  sorts: [
    'id', 'name', 'email', 'city', 'orders_count', 'spent', 'refunds_count', 'first_order_at', 'last_order_at',
    'duplicates', 'created_at',
  ],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: ClientFields,
  filters: [
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'lang', type: 'language', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'orders_count', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'spent', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'refunds_count', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'first_order_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'last_order_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'duplicates', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'email', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'user_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'erased_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'best', filter: { spent_gt: 0 }, sort: { field: 'spent', order: 'DESC' } },
    { name: 'new_ones', filter: { first_order_at_gte: '-P30D' }, sort: { field: 'first_order_at', order: 'DESC' } },
    { name: 'lapsed', filter: { last_order_at_lt: '-P1Y' }, sort: { field: 'last_order_at', order: 'DESC' } },
    { name: 'guests', filter: { user_id_empty: true }, sort: { field: 'created_at', order: 'DESC' } },
    { name: 'likely_twice', filter: { duplicates_gt: 0 }, sort: { field: 'duplicates', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminWriteToClient',
      method: 'post',
      path: '/admin/client/{id}/message',
      label: 'actions.adminWriteToClient',
      scope: 'row',
      icon: 'mail',
      roles: ['team', 'admin'],
      when: [{ field: 'erased_at', empty: true }],
      key: 'r',
      opens: 'conversations',
      fields: WriteToUserRequestFields,
    },
    {
      operationId: 'adminSignInAsClient',
      method: 'post',
      path: '/admin/client/{id}/sign-in',
      label: 'actions.adminSignInAsClient',
      scope: 'row',
      icon: 'visibility',
      roles: ['team', 'admin'],
      when: [{ field: 'erased_at', empty: true }, { field: 'user_id', empty: false }],
      key: 'i',
      fields: ImpersonationRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
