import type { ActionDefinition, ResourceWire } from '#generated/definitions.ts';
import { ordersResource } from '#generated/resources/orders.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContext, type ListControllerResult } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { FakeApi, json } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { useRunAction } from './run-action.ts';

const COPY: ActionDefinition = {
  operationId: 'adminDuplicateManualOrder',
  method: 'post',
  path: '/admin/orders-manual/{id}/duplicate',
  label: 'actions.adminDuplicateManualOrder',
  scope: 'row',
  roles: ['team', 'admin'],
  opens: 'orders-manual',
  fields: [],
};

function Button() {
  const run = useRunAction(fixture.resource);
  return <button onClick={() => void run(COPY, [{ id: 42 }], {})}>copy</button>;
}

it('an action that creates a record opens its form', async () => {
  const api = new FakeApi('labels', RECORDS);
  api.on(({ path }) => (path.endsWith('/42/duplicate') ? json({ id: 43 }) : undefined));
  const { router } = await renderAdmin({
    at: '/begin',
    routes: { '/begin': <Button />, '/orders-manual/:id': <p>its form</p> },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'copy' }));
  expect(await screen.findByText('its form')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders-manual/43'));
});

it('a guarded action sends the version of its record', async () => {
  const api = new FakeApi('labels', RECORDS);
  api.on(({ path }) => (path.endsWith('/42/duplicate') ? json({ id: 42 }) : undefined));
  function Guarded() {
    const run = useRunAction(fixture.resource);
    return <button onClick={() => void run({ ...COPY, guarded: true }, [{ id: 42, version: 7 }], {})}>copy</button>;
  }
  await renderAdmin({ at: '/begin', routes: { '/begin': <Guarded />, '/orders-manual/:id': <p>its form</p> } });
  await userEvent.click(await screen.findByRole('button', { name: 'copy' }));
  await waitFor(() => expect(api.last('POST')?.headers.get('if-match')).toBe('"7"'));
});

it('a bulk action shows how many records it changed and skipped, with reasons and links', async () => {
  const ids = [1, 2, 3, 4, 5];
  const api = new FakeApi('labels', RECORDS);
  const refused = ids.slice(1).map((id) => ({ id, code: 'order_invoiced' }));
  api.on(({ path }) => (path.endsWith('/invoice') ? json({ done: [1], refused }) : undefined));
  const issue: ActionDefinition = { ...COPY, path: '/admin/orders/invoice', scope: 'bulk', byRecord: true };
  function Issue() {
    const run = useRunAction(fixture.resource);
    const records = ids.map((id) => ({ id, name: `Label ${id}` }));
    return <button onClick={() => void run(issue, records, {})}>issue</button>;
  }
  await renderAdmin({ at: '/begin', routes: { '/begin': <Issue /> } });
  await userEvent.click(await screen.findByRole('button', { name: 'issue' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 done, 4 skipped');
  expect(alert.textContent).toContain('This order already has an invoice. Label 2, Label 3, Label 4');
  expect(screen.getByRole('link', { name: 'Label 2' }).getAttribute('href')).toMatch(/labels\/2/);
  const all = new URL(screen.getByRole('link', { name: 'Show all 4' }).getAttribute('href') ?? '', 'http://shop');
  expect(JSON.parse(all.searchParams.get('filter') ?? '')).toEqual({ id: [2, 3, 4, 5] });
});

it('a status that does not allow a bulk action is shown by its label', async () => {
  const api = new FakeApi('orders', RECORDS);
  const refused = [{ id: 2, code: 'transition_not_allowed', params: { from: 'sent', to: 'adminPrepareOrders' } }];
  api.on(({ path }) => (path.endsWith('/prepare') ? json({ done: [1], refused }) : undefined));
  const prepare = ordersResource.actions.find(({ operationId }) => operationId === 'adminPrepareOrders');
  function Prepare() {
    const run = useRunAction(ordersResource);
    return <button onClick={() => prepare && void run(prepare, [{ id: 1 }, { id: 2 }], {})}>prepare</button>;
  }
  await renderAdmin({ at: '/begin', routes: { '/begin': <Prepare /> } });
  await userEvent.click(await screen.findByRole('button', { name: 'prepare' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not possible while the status is “Sent”.');
});

describe('an action of an API that was detected by its shape', () => {
  const wire: ResourceWire = {
    id: 'id',
    parents: ['fair'],
    itemPath: '/fairs/{fair}/stalls/{id}',
    rows: [],
    paging: { by: 'none' },
  };
  const resource = { ...fixture.resource, wire };
  const press = async (action: ActionDefinition, records: { id: string }[], filter: object) => {
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => (path.includes('/fairs/') ? json({}) : undefined));
    function Ready() {
      const run = useRunAction(resource);
      return <button onClick={() => void run(action, records, {})}>go</button>;
    }
    const list = { filterValues: filter } as ListControllerResult;
    const inList = (
      <ListContext.Provider value={list}>
        <Ready />
      </ListContext.Provider>
    );
    await renderAdmin({ at: '/begin', routes: { '/begin': inList } });
    await userEvent.click(await screen.findByRole('button', { name: 'go' }));
    await waitFor(() => expect(api.last('POST')).toBeTruthy());
    return api.last('POST')?.path;
  };

  it('is called at the path of its record', async () => {
    const close = { ...COPY, path: '/fairs/{fair}/stalls/{id}/close', opens: undefined };
    expect(await press(close, [{ id: 'x~7' }], {})).toMatch(/\/fairs\/x\/stalls\/7\/close$/);
  });

  it('on a whole list is called for the parent that the list is filtered by', async () => {
    const load = { ...COPY, path: '/fairs/{fair}/stalls/import', scope: 'collection', opens: undefined } as const;
    expect(await press(load, [], { fair: 'x' })).toMatch(/\/fairs\/x\/stalls\/import$/);
  });
});
