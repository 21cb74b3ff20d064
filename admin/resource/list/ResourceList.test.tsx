import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeApi, json, problem } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceList } from './ResourceList.tsx';

const open = (at = '/labels') =>
  renderAdmin({ at, routes: { '/labels': <ResourceList screen={fixture} />, '/labels/:id/show': <p>its page</p> } });

const toAddress = (query: Readonly<Record<string, unknown>>) =>
  `/labels?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))}`;

const findRow = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

describe('a list', () => {
  it('shows a progress bar, then its rows', async () => {
    const api = new FakeApi('labels', RECORDS);
    let answer = (): void => undefined;
    api.on(
      () =>
        new Promise(
          (resolve) => (answer = () => resolve(json(RECORDS, { headers: { 'content-range': 'labels 0-2/3' } }))),
        ),
    );
    await open();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.queryByText('Amber')).toBeNull();
    answer();
    expect(await screen.findByText('Amber')).toBeTruthy();
    expect(screen.getByText('€12.50')).toBeTruthy();
    expect(screen.getByText('1–3 of 3')).toBeTruthy();
  });

  it('has an empty state', async () => {
    new FakeApi('labels', []);
    await open();
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });

  it('has an empty state for filters, with a button to clear them', async () => {
    new FakeApi('labels', RECORDS);
    const { router } = await open(toAddress({ filter: { q: 'zzz' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Amber')).toBeTruthy();
    expect(router.state.location.search).not.toContain('zzz');
  });

  it('shows an error in place of the list, with a retry', async () => {
    const api = new FakeApi('labels', RECORDS);
    let isDown = true;
    api.on(() => (isDown ? problem(500, 'internal_error', { request_id: 'r-17' }) : undefined));
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('r-17');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amber')).toBeTruthy();
  });

  it('requests the filter, sorting and page of its address', async () => {
    const api = new FakeApi('labels', RECORDS);
    await open(toAddress({ filter: { status: 'checking' }, sort: 'price', order: 'DESC', page: '1', perPage: '50' }));
    await screen.findByText('Amber');
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      filter: '{"status":"checking"}',
      sort: '["price","DESC"]',
      range: '[0,49]',
    });
    expect(screen.getByRole('button', { name: 'Status: In review' })).toBeTruthy();
  });

  it('stores the search in the address, so that going back removes it', async () => {
    new FakeApi('labels', RECORDS);
    const { router } = await open();
    const box = await screen.findByRole('searchbox');
    await screen.findByText('Amber');
    await userEvent.type(box, 'Birch{Enter}');
    await waitFor(() => expect(screen.queryByText('Amber')).toBeNull());
    expect(router.state.location.search).toContain('Birch');
    await router.navigate(-1);
    expect(await screen.findByText('Amber')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('opens a row by a click and by Enter', async () => {
    new FakeApi('labels', RECORDS);
    const { router } = await open();
    await userEvent.click(within(await findRow('Birch')).getByText('In review'));
    expect(router.state.location.pathname).toBe('/labels/2/show');
    await router.navigate(-1);
    await userEvent.click(within(await findRow('Cedar')).getByRole('checkbox'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(router.state.location.pathname).toBe('/labels/3/show');
  });

  it('shows an estimated total as "about"', async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(() => json(RECORDS, { headers: { 'content-range': 'labels 0-2/1000000', 'x-total-estimated': 'true' } }));
    await open();
    expect(await screen.findByText('1–3 of about 1,000,000')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Last page' }).hasAttribute('disabled')).toBe(true);
  });

  it('has a create button only when the description has the operation', async () => {
    new FakeApi('labels', RECORDS);
    await open();
    expect(await screen.findByRole('link', { name: 'New' })).toBeTruthy();
    cleanup();
    const { create: _, ...operations } = fixture.resource.operations;
    const readOnly = { ...fixture, resource: { ...fixture.resource, operations } };
    await renderAdmin({ at: '/labels', routes: { '/labels': <ResourceList screen={readOnly} /> } });
    await screen.findByText('Amber');
    expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
  });
});

describe('selecting rows', () => {
  const done = { done: [1], refused: [] };

  it('survives paging, runs the action on applicable rows, and stays for the next action', async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => (path.endsWith('/visibility') ? json(done) : undefined));
    await open(toAddress({ perPage: '2' }));
    await userEvent.click(within(await findRow('Amber')).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(within(await findRow('Cedar')).getByRole('checkbox'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    const before = api.calls.filter(({ method }) => method === 'GET').length;
    // the other row is sent as well, so that the answer has the reason
    await userEvent.click(await screen.findByRole('button', { name: 'Change visibility (1)' }));
    await waitFor(() => expect(api.last('POST')).toBeTruthy());
    expect(api.last('POST')).toMatchObject({ path: '/api/admin/labels/visibility', body: { ids: [1, 3] } });
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(before));
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('offers all rows of the filter, once the page is selected', async () => {
    const [first] = RECORDS;
    const many = Array.from({ length: 60 }, (_, index) => ({ ...first!, id: index + 1, name: `Label ${index + 1}` }));
    const api = new FakeApi('labels', many);
    api.on(({ path }) => (path.endsWith('/visibility') ? json({ done: [], refused: [] }) : undefined));
    await open(toAddress({ perPage: '25' }));
    await userEvent.click(within(await findRow('Label 1')).getByRole('checkbox'));
    expect(screen.queryByRole('button', { name: /Select all 60/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 60 matching' }));
    expect(await screen.findByText('60 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Select all 60/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Change visibility' }));
    await waitFor(() => expect(api.last('POST')).toBeTruthy());
    expect((api.last('POST')?.body as { ids: number[] }).ids).toHaveLength(60);
  });

  it('shows which records were refused and why', async () => {
    const api = new FakeApi('labels', RECORDS);
    const refused = [{ id: 1, code: 'transition_not_allowed' }];
    api.on(({ path }) => (path.endsWith('/visibility') ? json({ done: [], refused }) : undefined));
    await open();
    await userEvent.click(within(await findRow('Amber')).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Change visibility' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This status change is not possible.');
  });
});
