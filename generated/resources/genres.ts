// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { GenreEntryFields } from '../fields/GenreEntry.ts';
import { IdsFields } from '../fields/Ids.ts';

export const genresResource = {
  name: 'genres',
  single: 'genre',
  schema: 'GenreEntry',
  path: '/admin/genres',
  title: 'name',
  icon: 'playlist',
  group: 'storefront',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListGenres',
    get: 'adminGetGenre',
    create: 'adminCreateGenre',
    update: 'adminUpdateGenre',
    delete: 'adminDeleteGenre',
  },
  columns: ['name', 'name_fr', 'name_zh', 'genres', 'category_id', 'in_menu', 'position'],
  sorts: ['name', 'position'],
  defaultSort: { field: 'position', order: 'ASC' },
  search: false,
  fields: GenreEntryFields,
  create: GenreEntryFields,
  update: GenreEntryFields,
  filters: [
    { name: 'in_menu', type: 'switch', operators: ['eq'] },
    { name: 'category_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
  ],
  actions: [
    {
      operationId: 'adminArrangeGenres',
      method: 'post',
      path: '/admin/genres/arrange',
      label: 'actions.adminArrangeGenres',
      scope: 'collection',
      icon: 'shelves',
      roles: ['team', 'admin'],
      confirm: true,
      undo: true,
      fields: IdsFields,
    },
  ],
} as const satisfies ResourceDefinition;
