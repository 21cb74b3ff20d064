import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, json } from '../testing/fake-api.ts';
import { RECORDS } from '../testing/fixture.ts';
import { renderAdmin } from '../testing/render.tsx';
import { PaletteKey } from './PaletteKey.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NONE = { headers: { 'content-range': 'items */0' } };

async function open() {
  const api = new FakeApi('labels', RECORDS);
  // every list is searched, only this one has something
  api.on(({ path }) => (path === '/api/admin/labels' ? undefined : json([], NONE)));
  const { router } = await renderAdmin({ role: 'team', at: '/', routes: { '/': <PaletteKey />, '*': <p>there</p> } });
  await screen.findByRole('button', { name: 'Go to…' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { api, router, box: await screen.findByRole('combobox') };
}

describe('the palette', () => {
  it('goes to a screen by keys alone, whatever the accents and case', async () => {
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
    const asked = api.calls.filter(({ query }) => query.get('filter') === '{"q":"Amber"}').map(({ path }) => path);
    expect(asked).toContain('/api/admin/orders');
    // only admins see it
    expect(asked).not.toContain('/api/admin/audit');
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
