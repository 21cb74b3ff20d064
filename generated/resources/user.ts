// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { RemoveUserAuthenticatorRequestFields } from '../fields/RemoveUserAuthenticatorRequest.ts';
import { UserFields } from '../fields/User.ts';
import { WriteToUserRequestFields } from '../fields/WriteToUserRequest.ts';

export const userResource = {
  name: 'user',
  schema: 'User',
  path: '/admin/user',
  title: 'name',
  icon: 'account',
  group: 'access',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListUsers', get: 'adminGetUser', create: 'adminCreateUser', update: 'adminUpdateUser' },
  columns: ['name', 'email', 'role', 'country_id', 'lang', 'orders_count', 'created_at'],
  sorts: ['id', 'email', 'name', 'role', 'orders_count', 'created_at', 'last_seen_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: UserFields,
  create: UserFields,
  update: UserFields,
  filters: [
    { name: 'email', type: 'email', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'role', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'prod', type: 'switch', operators: ['eq'] },
    { name: 'pro', type: 'switch', operators: ['eq'] },
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'lang', type: 'language', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'currency', type: 'currency', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'last_seen_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'origin', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminWriteToUser',
      method: 'post',
      path: '/admin/user/{id}/message',
      label: 'actions.adminWriteToUser',
      scope: 'row',
      icon: 'mail',
      roles: ['team', 'admin'],
      opens: 'conversations',
      fields: WriteToUserRequestFields,
    },
    {
      operationId: 'adminRemoveAuthenticator',
      method: 'post',
      path: '/admin/user/{id}/authenticator/remove',
      label: 'actions.adminRemoveAuthenticator',
      scope: 'row',
      icon: 'key',
      roles: ['admin'],
      fields: RemoveUserAuthenticatorRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
