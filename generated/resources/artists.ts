// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { ArtistFields } from '../fields/Artist.ts';

export const artistsResource = {
  name: 'artists',
  single: 'artist',
  schema: 'Artist',
  path: '/admin/artists',
  title: 'name',
  icon: 'mic',
  group: 'catalogue',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListArtists',
    get: 'adminGetArtist',
    create: 'adminCreateArtist',
    update: 'adminUpdateArtist',
    delete: 'adminDeleteArtist',
  },
  columns: ['picture', 'name', 'country_id', 'shop_code'],
  sorts: ['id', 'name'],
  defaultSort: { field: 'name', order: 'ASC' },
  search: true,
  fields: ArtistFields,
  create: ArtistFields,
  update: ArtistFields,
  filters: [
    { name: 'country_id', type: 'country', operators: ['eq', 'neq', 'in', 'empty'] },
    { name: 'shop_code', type: 'text', operators: ['eq', 'neq', 'contains', 'empty'] },
  ],
  related: [
    {
      resource: 'projects',
      by: 'artist_id',
      columns: ['name', 'step', 'sold', 'stock', 'price'],
      sort: { field: 'sold', order: 'DESC' },
    },
    { resource: 'shops', by: 'artist_id', columns: ['name', 'code', 'type', 'projects_count'] },
    {
      resource: 'balances',
      by: 'artist_id',
      columns: ['currency', 'earned', 'pending', 'paid_out', 'available'],
      sort: { field: 'currency', order: 'ASC' },
    },
    { resource: 'artist-payouts', by: 'artist_id', columns: ['number', 'amount', 'status', 'created_at', 'paid_on'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
