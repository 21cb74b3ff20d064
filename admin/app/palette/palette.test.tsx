import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { ResourceShow } from '#admin/resource/show/ResourceShow.tsx';
import { PaletteKey } from './PaletteKey.tsx';

const NONE = { headers: { 'content-range': 'items */0' } };

async function open() {
  const api = new FakeApi('labels', RECORDS);
  // every list is searched, only this one has results
  api.on(({ path }) => (path === '/api/admin/labels' ? undefined : json([], NONE)));
  const { router } = await renderAdmin({ role: 'team', at: '/', routes: { '/': <PaletteKey />, '*': <p>there</p> } });
  await screen.findByRole('button', { name: 'Go to…' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { api, router, box: await screen.findByRole('combobox') };
}

describe('the palette', () => {
  it('opens a screen by keyboard, regardless of accents and case', async () => {
    const { router, box } = await open();
    await userEvent.type(box, 'ÓRDERS');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Labels' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('there')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/orders');
  });

  it('opens views with their conditions', async () => {
    const { router, box } = await open();
    await userEvent.type(box, 'orders late');
    await userEvent.click(await screen.findByRole('option', { name: 'Orders: Late' }));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toContain('"created_at_lt":"-P3D"');
  });

  it('finds records of all lists', async () => {
    const { router, box, api } = await open();
    await userEvent.type(box, 'Amber');
    await userEvent.click(await screen.findByRole('option', { name: 'Label: Amber' }));
    expect(router.state.location.pathname).toBe('/labels/1/show');
    const requestedPaths = api.calls
      .filter(({ query }) => query.get('filter') === '{"q":"Amber"}')
      .map(({ path }) => path);
    expect(requestedPaths).toContain('/api/admin/orders');
    // only admins see it
    expect(requestedPaths).not.toContain('/api/admin/audit');
  });

  it('shows details of records, and exact matches first', async () => {
    const orders = [
      {
        id: 2,
        number: 'VS-100002',
        customer_name: 'Amber Lane',
        created_at: 1_790_000_000,
        total: 41.5,
        currency: 'EUR',
      },
      { id: 1, number: 'Amber', customer_name: 'Léa Moreau', created_at: 1_790_000_000, total: 12, currency: 'EUR' },
    ];
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => json(path === '/api/admin/orders' ? orders : [], NONE));
    await renderAdmin({ role: 'team', at: '/', routes: { '/': <PaletteKey />, '*': <p>there</p> } });
    await screen.findByRole('button', { name: 'Go to…' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'amber');
    const found = await screen.findAllByRole('option', { name: /^Order: / });
    expect(found[0]?.textContent).toMatch(/^Order: AmberLéa Moreau · .*2026.* · €12\.00$/);
    expect(found[1]?.textContent).toMatch(/^Order: VS-100002Amber Lane/);
    expect(within(screen.getByRole('group', { name: 'Best match' })).getAllByRole('option')).toHaveLength(1);
  });

  it('shows a customer without the own account', async () => {
    const api = new FakeApi('labels', RECORDS);
    const person = { name: 'Léa Moreau', email: 'lea@example.com', currency: 'EUR' };
    const found: Readonly<Record<string, object[]>> = {
      '/api/admin/client': [{ id: 5, user_id: 88, ...person }],
      '/api/admin/user': [
        { id: 88, ...person },
        { id: 89, ...person, name: 'Léa Moreau-Roy' },
      ],
    };
    api.on(({ path }) => json(found[path] ?? [], NONE));
    await renderAdmin({ role: 'admin', at: '/', routes: { '/': <PaletteKey />, '*': <p>there</p> } });
    await screen.findByRole('button', { name: 'Go to…' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'Léa Moreau');
    await screen.findByRole('option', { name: /Moreau-Roy/ });
    const people = screen.getAllByRole('option', { name: /Léa Moreau/ }).map(({ textContent }) => textContent);
    expect(people).toHaveLength(2);
    expect(people[0]).toMatch(/^Customer: Léa Moreau/);
  });

  it('offers the actions of the open record, and recent records', async () => {
    new FakeApi('labels', RECORDS);
    const page = [<PaletteKey key="palette" />, <ResourceShow key="page" screen={fixture} />];
    const { router } = await renderAdmin({ role: 'team', at: '/labels/3/show', routes: { '/labels/:id/show': page } });
    await screen.findByRole('heading', { name: 'Cedar' });
    await router.navigate('/labels/1/show');
    await screen.findByRole('heading', { name: 'Amber' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const here = await screen.findByRole('group', { name: 'This record' });
    expect(within(here).getByRole('option', { name: /^Change visibility/ }).textContent).toContain('Label: Amber');
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(recent.map((option) => option.textContent)).toEqual(['Label: Cedar']);
    await userEvent.type(await screen.findByRole('combobox'), 'visib{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('closes by Escape and by its key', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
});
