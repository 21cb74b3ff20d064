// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { Visibility as VisibilityChoices } from '../enums/choices/Visibility.ts';
import { ProjectFields } from '../fields/Project.ts';
import { StepRequestFields } from '../fields/StepRequest.ts';

export const projectsResource = {
  name: 'projects',
  single: 'project',
  schema: 'Project',
  path: '/admin/projects',
  title: 'name',
  icon: 'album',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListProjects',
    get: 'adminGetProject',
    create: 'adminCreateProject',
    update: 'adminUpdateProject',
    delete: 'adminDeleteProject',
  },
  columns: [
    'picture', 'name', 'artist_name', 'category', 'step', 'visibility', 'price', 'stock', 'sold', 'released_on',
  ],
  sorts: [
    'id', 'name', 'artist_name', 'category', 'step', 'visibility', 'catalog_number', 'released_on', 'price', 'stock',
    'sold', 'ends_at', 'created_at',
  ],
  defaultSort: { field: 'created_at', order: 'DESC' },
  search: true,
  fields: ProjectFields,
  create: ProjectFields,
  update: ProjectFields,
  filters: [
    { name: 'category', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'type', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'step', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'visibility', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'genres', type: 'multi-select', operators: ['contains', 'empty'] },
    { name: 'categories', type: 'references', operators: ['contains', 'empty'] },
    { name: 'artist_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'label_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'shop_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'price', type: 'money', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'stock', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'released_on', type: 'date', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'created_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
    { name: 'catalog_number', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'barcode', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminSetProjectVisibility',
      method: 'post',
      path: '/admin/projects/visibility',
      label: 'actions.adminSetProjectVisibility',
      scope: 'bulk',
      icon: 'visibility',
      roles: ['team', 'admin'],
      byRecord: true,
      undo: true,
      key: 'v',
      fields: [
        { name: 'visibility', type: 'select', label: 'fields.visibility', required: true, data: VisibilityChoices },
      ],
    },
    {
      operationId: 'adminMoveProject',
      method: 'post',
      path: '/admin/projects/{id}/step',
      label: 'actions.adminMoveProject',
      scope: 'row',
      icon: 'step',
      roles: ['team', 'admin'],
      transition: { field: 'step', input: 'step' },
      undo: true,
      key: 's',
      fields: StepRequestFields,
    },
  ],
} as const satisfies ResourceDefinition;
