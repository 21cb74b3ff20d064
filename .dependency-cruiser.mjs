// Which files may import which: rooms, the layers of the server, the order of its modules, and no circles (docs/architecture.md).

/** Hand-written rooms and those each may import from besides itself. */
const ROOMS = {
  generated: [],
  locales: ['generated'],
  domain: ['generated'],
  'forms-schema': ['generated', 'domain', 'locales'],
  admin: ['generated', 'domain', 'forms-schema', 'locales'],
  content: ['generated', 'domain'],
  storefront: ['generated', 'domain', 'forms-schema', 'locales', 'content'],
  // the server validates with the rule table of the forms, which is pure; it never loads a screen
  server: ['generated', 'domain', 'locales', 'forms-schema', 'content'],
  demo: ['generated', 'domain', 'locales', 'content', 'server'],
};

/** Modules of the server: each may import those before it. */
const MODULES = [
  ...['settings', 'accounts', 'pricing', 'shops', 'catalogue', 'cart', 'payments', 'orders', 'fulfilment', 'invoicing'],
  ...['pressing', 'subscriptions', 'digital', 'auctions', 'contests', 'passes', 'community', 'earnings', 'content'],
  ...['statistics', 'customers', 'imports'],
];

const ALL_ROOMS = [...Object.keys(ROOMS), 'scripts', 'e2e'];

/** Tests put together what they need: they may import from everywhere. How a room is built is a matter of the scripts. */
const NOT_SHIPPED =
  '(\\.(test|test-d|sample)\\.tsx?|/testing[^/]*\\.ts|/vite\\.config\\.ts)$|/(testing|fixtures|random-queries)/';

const rooms = Object.entries(ROOMS).map(([room, allowed]) => {
  const others = ALL_ROOMS.filter((other) => other !== room && !allowed.includes(other));
  return {
    name: `room-${room}`,
    comment: `${room} imports only from ${[room, ...allowed].join(', ')}.`,
    severity: 'error',
    from: { path: `^${room}/`, pathNot: [NOT_SHIPPED, '^server/start\\.ts$'] },
    to: { path: `^(${others.join('|')})/` },
  };
});

const layer = (name, from, to) => ({
  name: `layer-${name}`,
  comment: `The server's layers: core, then resources, then modules, then app.`,
  severity: 'error',
  from: { path: from, pathNot: NOT_SHIPPED },
  to: { path: to, pathNot: NOT_SHIPPED },
});

const order = MODULES.slice(0, -1).map((module, index) => ({
  name: `order-${module}`,
  comment: `The module ${module} imports only modules before it.`,
  severity: 'error',
  from: { path: `^server/modules/${module}/`, pathNot: NOT_SHIPPED },
  to: { path: `^server/modules/(${MODULES.slice(index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...rooms,
    layer('core', '^server/core/', '^server/(resources|modules|app)/'),
    layer('resources', '^server/resources/', '^server/(modules|app)/'),
    layer('modules', '^server/modules/', '^server/app/'),
    ...order,
    {
      name: 'admin-ui',
      comment: 'Parts that screens share know no resource and no screen.',
      severity: 'error',
      from: { path: '^admin/(ui|api)/', pathNot: NOT_SHIPPED },
      to: { path: '^admin/', pathNot: '^admin/(ui|api)/' },
    },
    {
      name: 'admin-resource',
      comment: 'The screens of a resource definition know no capability.',
      severity: 'error',
      from: { path: '^admin/resource/', pathNot: NOT_SHIPPED },
      to: { path: '^admin/', pathNot: '^admin/(ui|api|resource)/' },
    },
    {
      name: 'admin-capability',
      comment: 'A capability does not know the frame it is shown in.',
      severity: 'error',
      from: { path: '^admin/[^/]+/', pathNot: ['^admin/(app|any-api)/', NOT_SHIPPED] },
      to: { path: '^admin/app/' },
    },
    {
      name: 'module-index',
      comment: 'A module is entered by its index only. Tables reference tables directly: drizzle-kit reads them alone.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: [NOT_SHIPPED, '\\.table\\.ts$'] },
      to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'table-references',
      comment: 'A table imports tables of other modules and nothing else of them, types excepted.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/.*\\.table\\.ts$' },
      to: {
        path: '^server/modules/',
        pathNot: ['^server/modules/$1/', '\\.table\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'module-index-from-outside',
      comment: 'A module is entered by its index only.',
      severity: 'error',
      from: { pathNot: ['^(server/modules|e2e)/', NOT_SHIPPED] },
      to: { path: '^server/modules/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'known-module',
      comment: 'A module stands in the order above.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: `^server/modules/(?!(${MODULES.join('|')})/)` },
    },
    {
      name: 'no-circle',
      comment: 'Files import each other in one direction, types included.',
      severity: 'error',
      from: { pathNot: '^(generated|scripts/generate/fixtures)/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|\\.react-router|\\.cache)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
