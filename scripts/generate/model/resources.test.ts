import { describe, expect, test } from 'vitest';
import { listCodes, createModel, createOperation } from '../testing.ts';
import type { JsonObject } from './json.ts';
import type { Model } from './model.ts';

const Status: JsonObject = { type: 'string', enum: ['paid', 'sent'], 'x-transitions': { paid: ['sent'] } };
const Order: JsonObject = {
  type: 'object',
  required: ['number', 'status'],
  properties: {
    id: { type: 'integer', readOnly: true },
    number: { type: 'string', 'x-field': { sortable: true } },
    status: { $ref: '#/components/schemas/Status' },
    total: { type: 'number', format: 'money' },
    gift: { type: 'boolean' },
    user_id: { type: 'integer', 'x-ref': { resource: 'orders', label: 'number' } },
    lines: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
};
const Send: JsonObject = {
  type: 'object',
  properties: { ids: { type: 'array', items: { type: 'integer' } }, note: { type: 'string' } },
};
const Rows: JsonObject = { type: 'array', items: { $ref: '#/components/schemas/Order' } };

const SENT_BY_S: JsonObject = { resource: 'orders', scope: 'bulk', key: 's' };

const list = createOperation('listOrders', undefined, 'Rows', { 'x-roles': ['team'] });
const roles = { 'x-roles': ['team'] };

/** Creates a model with one resource; `words` are added to its x-resource, `paths` to its list. */
function createShop(words: JsonObject = {}, paths: JsonObject = {}, action: JsonObject = {}): Model {
  const resource = { name: 'orders', schema: 'Order', columns: ['number', 'status'], ...words };
  return createModel(
    { Status, Order, Send, Rows },
    {
      tags: [{ name: 'Orders', 'x-resource': resource }],
      paths: {
        '/admin/orders': { get: list },
        ...(Object.keys(action).length === 0
          ? {}
          : {
              '/admin/orders/send': {
                post: createOperation('sendOrders', 'Send', 'Order', { ...roles, 'x-action': action }),
              },
            }),
        ...paths,
      },
    },
  );
}

/** Creates a model with a limited action. */
function createLimited(limit: JsonObject): Model {
  const send = { ...roles, 'x-limit': limit, 'x-action': { resource: 'orders' } };
  return createShop({}, { '/admin/orders/{id}/send': { post: createOperation('sendOne', 'Send', 'Order', send) } });
}

test('reads the limit of an operation and its action, with the default currency', () => {
  const { operations, resources } = createLimited({ setting: 'most', amount: 'total', unless: ['team'] });
  const limit = { setting: 'most', amount: 'total', currency: 'currency', unless: ['team'] };
  expect(operations.find(({ id }) => id === 'sendOne')?.limit).toEqual(limit);
  expect(resources[0]?.actions[0]?.limit).toEqual(limit);
});

test('reads the path of the remaining limit', () => {
  const { operations } = createLimited({ setting: 'most', amount: 'total', left: '/admin/orders', unless: ['team'] });
  expect(operations.find(({ id }) => id === 'sendOne')?.limit?.left).toBe('/admin/orders');
});

test('finds operations by their paths', () => {
  const item = {
    get: createOperation('getOrder', undefined, 'Order', roles),
    patch: createOperation('changeOrder', 'Order', 'Order', roles),
    delete: createOperation('removeOrder', undefined, undefined, roles),
  };
  const model = createShop(
    {},
    {
      '/admin/orders/{id}': item,
      '/admin/orders/{id}/lines': { get: createOperation('listLines', undefined, 'Rows', roles) },
    },
  );
  expect(listCodes(model)).toEqual([]);
  const [orders] = model.resources;
  expect(orders?.operations).toEqual({
    list: 'listOrders',
    get: 'getOrder',
    update: 'changeOrder',
    delete: 'removeOrder',
  });
  expect(orders?.fields).toEqual({ fieldsOf: 'Order' });
  expect(orders?.update).toEqual({ fieldsOf: 'Order' });
  expect(orders?.create).toBeUndefined();
  expect(orders?.roles).toEqual(['team']);
});

test('reads filters with the operators of their field, and sorts from sortable and sorts', () => {
  const model = createShop({ filters: ['number', 'status', 'total', 'gift', 'user_id'], sorts: ['total'] });
  expect(listCodes(model)).toEqual([]);
  const [orders] = model.resources;
  expect(orders?.filters.map(({ name, type, operators }) => [name, type, operators.join()])).toEqual([
    ['number', 'text', 'eq,neq,contains,empty'],
    ['status', 'select', 'eq,neq,in,empty'],
    ['total', 'money', 'eq,gte,lte,gt,lt,empty'],
    ['gift', 'checkbox', 'eq'],
    ['user_id', 'reference', 'eq,in,empty'],
  ]);
  expect(orders?.sorts).toEqual(['total', 'number']);
  expect(orders?.defaultSort).toEqual({ field: 'id', order: 'DESC' });
});

test('reads list fields when rows have another schema than records', () => {
  const Row: JsonObject = { type: 'object', properties: { id: { type: 'integer' }, headline: { type: 'string' } } };
  const model = createModel(
    { Order, Status, Row, Rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } } },
    {
      tags: [{ name: 'Orders', 'x-resource': { name: 'orders', schema: 'Order', columns: ['headline'] } }],
      paths: { '/admin/orders': { get: list } },
    },
  );
  expect(listCodes(model)).toEqual([]);
  expect(model.resources[0]).toMatchObject({
    fields: { fieldsOf: 'Order' },
    listFields: { fieldsOf: 'Row' },
    columns: ['headline'],
  });
});

test('reads related lists and reports unknown resources, filters and sorts', () => {
  const createRelated = (words: JsonObject) =>
    createModel(
      { Status, Order, Send, Rows },
      {
        tags: [
          { name: 'Orders', 'x-resource': { name: 'orders', schema: 'Order', filters: ['status'] } },
          { name: 'Shops', 'x-resource': { name: 'shops', schema: 'Order', related: words } },
        ],
        paths: {
          '/admin/orders': { get: list },
          '/admin/shops': { get: createOperation('listShops', undefined, 'Rows', roles) },
        },
      },
    );
  const validModel = createRelated({ orders: { by: 'status', columns: ['status'] } });
  expect(listCodes(validModel)).toEqual([]);
  expect(validModel.resources[1]?.related).toEqual([{ resource: 'orders', by: 'status', columns: ['status'] }]);
  expect(listCodes(createRelated({ parcels: { by: 'status' } }))).toEqual(['unknown-resource']);
  expect(
    listCodes(createRelated({ orders: { by: 'colour', columns: ['colour'], sort: { field: 'colour' }, many: true } })),
  ).toEqual(['unknown-word', ...Array<string>(3).fill('unknown-property')]);
});

test('omits ids from the form of a bulk action', () => {
  const when = { field: 'status', in: ['paid'] };
  const model = createShop(
    {},
    {},
    { resource: 'orders', scope: 'bulk', icon: 'ship', primary: true, opens: 'orders', when },
  );
  expect(listCodes(model)).toEqual([]);
  expect(model.resources[0]?.actions).toEqual([
    {
      operationId: 'sendOrders',
      method: 'post',
      path: '/admin/orders/send',
      label: 'actions.sendOrders',
      scope: 'bulk',
      icon: 'ship',
      roles: ['team'],
      when: [when],
      primary: true,
      opens: 'orders',
      opensPage: true,
      fields: [{ name: 'note', type: 'text', label: 'fields.note' }],
    },
  ]);
});

test('reads key and money of an action, by fields of its form or of the record', () => {
  const money = { amount: 'total', currency: 'status', to: 'note' };
  const [orders] = createShop({}, {}, { resource: 'orders', scope: 'bulk', key: 's', money }).resources;
  expect(orders?.actions).toMatchObject([{ key: 's', money }]);
});

test('reads the condition of a bulk action on one record', () => {
  const onRecord = { field: 'status', in: ['paid'] };
  const [orders] = createShop({}, {}, { resource: 'orders', scope: 'bulk', onRecord }).resources;
  expect(orders?.actions).toMatchObject([{ onRecord: [onRecord] }]);
  const wrongCondition = { field: 'colour', in: ['red'] };
  expect(listCodes(createShop({}, {}, { resource: 'orders', scope: 'bulk', onRecord: wrongCondition }))).toEqual([
    'unknown-property',
  ]);
});

const faults: Record<string, [model: () => Model, code: string]> = {
  'an unknown column': [() => createShop({ columns: ['nubmer'] }), 'unknown-property'],
  'an unknown filter': [() => createShop({ filters: ['x'] }), 'unknown-property'],
  'a filter over a list of groups': [() => createShop({ filters: ['lines'] }), 'not-filterable'],
  'an unknown sort field': [() => createShop({ sort: { field: 'x' } }), 'unknown-property'],
  'an unknown schema': [() => createShop({ schema: 'Odrer' }), 'unknown-schema'],
  'a schema without properties': [() => createShop({ schema: 'Status' }), 'no-fields'],
  'a resource without a list': [() => createShop({ name: 'invoices' }), 'missing-list'],
  'a word x-resource does not have': [() => createShop({ colums: [] }), 'unknown-word'],
  'a view with an unknown queue': [() => createShop({ views: { all: { queue: 'soon' } } }), 'unknown-word'],
  'an action of an unknown resource': [
    () => createShop({}, {}, { resource: 'order', scope: 'row' }),
    'unknown-resource',
  ],
  'a condition on an unknown property': [
    () => createShop({}, {}, { resource: 'orders', when: { field: 'x', in: [] } }),
    'unknown-property',
  ],
  'a condition on an unknown value': [
    () => createShop({}, {}, { resource: 'orders', when: { field: 'status', in: ['lost'] } }),
    'unknown-value',
  ],
  'a transition of an unknown property': [
    () => createShop({}, {}, { resource: 'orders', transition: { field: 'status', input: 'x' } }),
    'unknown-property',
  ],
  'an unknown place in the menu': [() => createShop({ menu: 'footer' }), 'unknown-value'],
  'a list within an unknown resource': [() => createShop({ within: 'gone' }), 'unknown-resource'],
  'an undo by an unknown operation': [
    () => createShop({}, {}, { resource: 'orders', undo: 'gone' }),
    'unknown-operation',
  ],
  'an unknown amount': [
    () => createShop({}, {}, { resource: 'orders', money: { amount: 'x', currency: 'status' } }),
    'unknown-property',
  ],
  'a key that is no letter': [() => createShop({}, {}, { resource: 'orders', key: 'F2' }), 'unknown-value'],
  'a key that two actions have': [
    () =>
      createShop(
        {},
        {
          '/admin/orders/again': {
            post: createOperation('again', 'Send', 'Order', { ...roles, 'x-action': SENT_BY_S }),
          },
        },
        SENT_BY_S,
      ),
    'taken-key',
  ],
  'a word x-action does not have': [() => createShop({}, {}, { resource: 'orders', colour: 'red' }), 'unknown-word'],
  'a limit without a setting': [() => createLimited({ amount: 'total', unless: ['team'] }), 'missing-setting'],
  'a word x-limit does not have': [() => createLimited({ setting: 'most', above: 5 }), 'unknown-word'],
  'an unknown path of the remaining limit': [() => createLimited({ setting: 'most', left: '/gone' }), 'unknown-path'],
  'a limit with an unknown role': [() => createLimited({ setting: 'most', unless: ['boss'] }), 'unknown-role'],
  'an operation without roles': [
    () => createShop({}, { '/free': { get: createOperation('free', undefined, undefined) } }),
    'missing-roles',
  ],
  'a relation to an unknown resource': [
    () =>
      createModel(
        { Order: { properties: { a: { type: 'integer', 'x-ref': { resource: 'gone' } } } }, Rows },
        {
          tags: [{ name: 'o', 'x-resource': { name: 'orders', schema: 'Order' } }],
          paths: { '/admin/orders': { get: list } },
        },
      ),
    'unknown-resource',
  ],
  'a bulk action without ids': [
    () =>
      createModel(
        { Status, Order, Rows },
        {
          tags: [{ name: 'o', 'x-resource': { name: 'orders', schema: 'Order' } }],
          paths: {
            '/admin/orders': { get: list },
            '/admin/orders/send': {
              post: createOperation('send', 'Order', undefined, {
                ...roles,
                'x-action': { resource: 'orders', scope: 'bulk' },
              }),
            },
          },
        },
      ),
    'bulk-without-ids',
  ],
};

describe('reports', () => {
  test.each(Object.entries(faults))('%s', (_name, [model, code]) => {
    expect(listCodes(model())).toContain(code);
  });
});
