// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { BannerEntryFields } from '../fields/BannerEntry.ts';

export const bannersResource = {
  name: 'banners',
  single: 'banner',
  schema: 'BannerEntry',
  path: '/admin/banners',
  title: 'title',
  icon: 'carousel',
  group: 'marketing',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListBanners',
    get: 'adminGetBanner',
    create: 'adminCreateBanner',
    update: 'adminUpdateBanner',
    delete: 'adminDeleteBanner',
  },
  columns: ['position', 'picture', 'title', 'text', 'link', 'active'],
  sorts: ['id', 'title', 'position', 'active'],
  defaultSort: { field: 'position', order: 'ASC' },
  search: true,
  fields: BannerEntryFields,
  create: BannerEntryFields,
  update: BannerEntryFields,
  filters: [
    { name: 'active', type: 'switch', operators: ['eq'] },
    { name: 'position', type: 'integer', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
