import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceList } from '../list/ResourceList.tsx';

async function open(filter: Readonly<Record<string, unknown>> = {}) {
  const api = new FakeApi('labels', RECORDS);
  const at = `/labels?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  const view = await renderAdmin({ at, routes: { '/labels': <ResourceList screen={fixture} /> } });
  await screen.findByText('Amber');
  const readFilter = () => JSON.parse(new URLSearchParams(view.router.state.location.search).get('filter') ?? '{}');
  return { ...view, api, readFilter };
}

describe('conditions as chips', () => {
  it('are created by the inputs of their fields and sent', async () => {
    const { api, readFilter } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.type(await screen.findByLabelText('Search filters'), 'PRI');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Price']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(await screen.findByLabelText('From'), '10');
    await userEvent.type(screen.getByLabelText('To'), '15{Enter}');
    expect(await screen.findByRole('button', { name: 'Price: 10.00 – 15.00' })).toBeTruthy();
    expect(readFilter()).toEqual({ price_gte: 10, price_lte: 15 });
    expect(api.last('GET')?.query.get('filter')).toBe('{"price_gte":10,"price_lte":15}');
  });

  it('are edited in place', async () => {
    const { readFilter } = await open({ price_gte: 10 });
    await userEvent.click(screen.getByRole('button', { name: 'Price: from 10.00' }));
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    expect(from.value).toBe('10.00');
    await userEvent.clear(from);
    await userEvent.type(from, '12{Enter}');
    await waitFor(() => expect(readFilter()).toEqual({ price_gte: 12 }));
  });

  it('are removed by Backspace, and the others stay', async () => {
    const { readFilter } = await open({ price_gte: 10, status: 'checking' });
    screen.getByRole('button', { name: 'Price: from 10.00' }).focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(readFilter()).toEqual({ status: 'checking' }));
  });

  it('are removed when their inputs are emptied', async () => {
    const { readFilter } = await open({ price_gte: 10 });
    await userEvent.click(screen.getByRole('button', { name: 'Price: from 10.00' }));
    await userEvent.clear(await screen.findByLabelText('From'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(readFilter()).toEqual({}));
  });

  it('list several values, and open with them', async () => {
    await open({ status: ['checking', 'refused'] });
    await userEvent.click(screen.getByRole('button', { name: 'Status: In review or Refused' }));
    const dialog = await screen.findByRole('dialog', { name: 'Status' });
    await waitFor(() => expect(dialog.textContent).toContain('In review'));
    expect(dialog.textContent).toContain('Refused');
  });
});

it('a list that cannot be filtered offers no filter', async () => {
  new FakeApi('labels', RECORDS);
  const unfiltered = { ...fixture, resource: { ...fixture.resource, filters: [] } };
  await renderAdmin({ at: '/labels', routes: { '/labels': <ResourceList screen={unfiltered} /> } });
  await screen.findByText('Amber');
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
});
