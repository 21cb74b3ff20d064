// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PickupFields } from '../fields/Pickup.ts';

export const pickupsResource = {
  name: 'pickups',
  schema: 'Pickup',
  path: '/admin/pickups',
  title: 'name',
  icon: 'place',
  group: 'shipping',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPickups',
    get: 'adminGetPickup',
    create: 'adminCreatePickup',
    update: 'adminUpdatePickup',
    delete: 'adminDeletePickup',
  },
  columns: ['name', 'address', 'zip_code', 'city', 'country_id', 'transporter', 'opening_hours', 'active'],
  sorts: ['id', 'name', 'zip_code', 'city', 'country_id', 'active'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: PickupFields,
  create: PickupFields,
  update: PickupFields,
  filters: [
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'transporter', type: 'select', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'city', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
    { name: 'zip_code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
