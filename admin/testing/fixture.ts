import { Currency, ProjectStep } from '#generated/enums.ts';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { screen } from '../resource/define.ts';
import type { FakeRecord } from './fake-api.ts';

/** A small resource with a field of each kind that screens handle specially. */
const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true, maxLength: 40 },
  { name: 'status', type: 'select', label: 'fields.status', data: ProjectStep, readOnly: true },
  { name: 'price', type: 'money', label: 'fields.price', min: 0, editInList: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: Currency, readOnly: true },
  { name: 'origin', type: 'text', label: 'fields.origin', nullable: true, roles: ['admin'], editInList: true },
  { name: 'version', type: 'integer', label: 'fields.version', readOnly: true, hidden: ['list', 'form', 'filter'] },
] as const satisfies readonly FieldDefinition[];

const labels = {
  name: 'labels',
  schema: 'Label',
  path: '/admin/labels',
  title: 'name',
  icon: 'label',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListLabels',
    get: 'adminGetLabel',
    create: 'adminCreateLabel',
    update: 'adminUpdateLabel',
    delete: 'adminDeleteLabel',
  },
  columns: ['name', 'status', 'price'],
  sorts: ['id', 'name', 'price'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields,
  create: fields,
  update: fields,
  filters: [
    { name: 'status', type: 'select', operators: ['eq', 'neq', 'in'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte'] },
  ],
  actions: [
    {
      operationId: 'adminCheckProject',
      method: 'post',
      path: '/admin/labels/{id}/step',
      label: 'actions.adminCheckProject',
      scope: 'row',
      roles: ['team', 'admin'],
      transition: { field: 'status', input: 'step' },
      fields: [{ name: 'step', type: 'select', label: 'fields.step', required: true, data: ProjectStep }],
    },
    {
      operationId: 'adminSetProjectVisibility',
      method: 'post',
      path: '/admin/labels/visibility',
      label: 'actions.adminSetProjectVisibility',
      scope: 'bulk',
      roles: ['team', 'admin'],
      when: [{ field: 'status', in: ['creating', 'checking'] }],
      byRecord: true,
      fields: [],
    },
  ],
} as const satisfies ResourceDefinition;

export const fixture = screen(labels);

export const RECORDS: readonly FakeRecord[] = [
  { id: 1, version: 3, name: 'Amber', status: 'creating', price: 12.5, currency: 'EUR', origin: null },
  { id: 2, version: 1, name: 'Birch', status: 'checking', price: 20, currency: 'USD', origin: 'GGO' },
  { id: 3, version: 1, name: 'Cedar', status: 'successful', price: 9, currency: 'EUR', origin: null },
];
