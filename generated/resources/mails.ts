// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { MailFields } from '../fields/Mail.ts';

export const mailsResource = {
  name: 'mails',
  schema: 'Mail',
  path: '/admin/mails',
  title: 'subject',
  icon: 'mail',
  group: 'system',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: { list: 'adminListMails', get: 'adminGetMail' },
  columns: ['created_at', 'subject', 'recipient', 'template', 'status', 'order_id'],
  sorts: ['id', 'recipient', 'created_at', 'sent_at'],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: MailFields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'template', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'recipient', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'order_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  views: [
    { name: 'failed', filter: { status: 'failed' }, sort: { field: 'created_at', order: 'ASC' }, queue: 'urgent' },
    { name: 'waiting', filter: { status: 'to_do' }, sort: { field: 'created_at', order: 'DESC' } },
  ],
  actions: [
    {
      operationId: 'adminRetryMail',
      method: 'post',
      path: '/admin/mails/{id}/retry',
      label: 'actions.adminRetryMail',
      scope: 'row',
      icon: 'mail',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['failed'] }],
      key: 't',
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;
