// Written by `npm run generate` from the OpenAPI description. Do not edit.

export type {
  ActionId,
  ColumnName,
  CreateFieldName,
  FieldName,
  FilterName,
  ResourceName,
  ResourceRecords,
  SortName,
  UpdateFieldName,
} from './resources.ts';

/** What a menu shows of each resource, in the description's order. */
export const resourceIndex = {
  orders: {
    name: 'orders',
    path: '/admin/orders',
    title: 'number',
    icon: 'receipt',
    group: 'sales',
    roles: ['team', 'admin'],
    views: [
      { name: 'to_ship', filter: { status: ['paid', 'in_preparation'] }, sort: { field: 'created_at', order: 'ASC' } },
      {
        name: 'late',
        filter: { status: ['paid', 'in_preparation'], created_at_lt: '-P3D' },
        sort: { field: 'created_at', order: 'ASC' },
      },
      { name: 'preorders', filter: { status: 'preorder' }, sort: { field: 'created_at', order: 'DESC' } },
      { name: 'paused', filter: { status: 'paused' }, sort: { field: 'created_at', order: 'DESC' } },
      {
        name: 'unpaid',
        filter: { payment_status: ['pending', 'processing', 'not_paid'], created_at_gte: '-P30D' },
        sort: { field: 'created_at', order: 'DESC' },
      },
      {
        name: 'to_invoice',
        filter: { accounting_status: 'to_do', payment_status: 'paid' },
        sort: { field: 'created_at', order: 'DESC' },
      },
      { name: 'today', filter: { created_at_gte: '-P1D' }, sort: { field: 'created_at', order: 'DESC' } },
    ],
  },
  payments: {
    name: 'payments',
    path: '/admin/payments',
    title: 'provider_id',
    icon: 'payments',
    group: 'sales',
    roles: ['team', 'admin'],
    views: [
      {
        name: 'failed',
        filter: { status: 'not_paid', created_at_gte: '-P30D' },
        sort: { field: 'created_at', order: 'DESC' },
      },
      { name: 'waiting', filter: { status: ['pending', 'processing'] }, sort: { field: 'created_at', order: 'DESC' } },
    ],
  },
  projects: {
    name: 'projects',
    path: '/admin/projects',
    title: 'name',
    icon: 'album',
    group: 'catalogue',
    roles: ['team', 'admin'],
  },
  category: {
    name: 'category',
    path: '/admin/category',
    title: 'name',
    icon: 'shelves',
    group: 'catalogue',
    roles: ['team', 'admin'],
  },
  artists: {
    name: 'artists',
    path: '/admin/artists',
    title: 'name',
    icon: 'mic',
    group: 'catalogue',
    roles: ['team', 'admin'],
  },
  labels: {
    name: 'labels',
    path: '/admin/labels',
    title: 'name',
    icon: 'label',
    group: 'catalogue',
    roles: ['team', 'admin'],
  },
  shops: {
    name: 'shops',
    path: '/admin/shops',
    title: 'name',
    icon: 'storefront',
    group: 'people',
    roles: ['team', 'admin'],
  },
  user: { name: 'user', path: '/admin/user', title: 'name', icon: 'people', group: 'people', roles: ['team', 'admin'] },
  mails: {
    name: 'mails',
    path: '/admin/mails',
    title: 'subject',
    icon: 'mail',
    group: 'system',
    roles: ['team', 'admin'],
  },
  audit: {
    name: 'audit',
    path: '/admin/audit',
    title: 'operation',
    icon: 'history',
    group: 'system',
    roles: ['admin'],
  },
  exports: {
    name: 'exports',
    path: '/admin/exports',
    title: 'name',
    icon: 'download',
    group: 'system',
    roles: ['team', 'admin'],
  },
} as const;

/** Loads one resource's definition. */
export const loadResource = {
  orders: () => import('./resources/orders.ts').then((file) => file.ordersResource),
  payments: () => import('./resources/payments.ts').then((file) => file.paymentsResource),
  projects: () => import('./resources/projects.ts').then((file) => file.projectsResource),
  category: () => import('./resources/category.ts').then((file) => file.categoryResource),
  artists: () => import('./resources/artists.ts').then((file) => file.artistsResource),
  labels: () => import('./resources/labels.ts').then((file) => file.labelsResource),
  shops: () => import('./resources/shops.ts').then((file) => file.shopsResource),
  user: () => import('./resources/user.ts').then((file) => file.userResource),
  mails: () => import('./resources/mails.ts').then((file) => file.mailsResource),
  audit: () => import('./resources/audit.ts').then((file) => file.auditResource),
  exports: () => import('./resources/exports.ts').then((file) => file.exportsResource),
} as const;
