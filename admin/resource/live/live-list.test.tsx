import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceList } from '../list/ResourceList.tsx';

const ME = 7;

async function open() {
  const api = new FakeApi('labels', RECORDS);
  await renderAdmin({ identity: { id: ME }, at: '/labels', routes: { '/labels': <ResourceList screen={fixture} /> } });
  const [first] = RECORDS;
  await screen.findByText(String(first?.name));
  const add = (name: string, by: number | null = null) => {
    api.records.push({ ...api.records[0]!, id: 90 + api.records.length, name });
    api.announce({ resource: 'labels', id: 90, action: 'create', by });
  };
  return { api, add };
}

describe('an open list', () => {
  it('shows changes of others at once', async () => {
    const { add } = await open();
    add('Tidewater');
    expect(await screen.findByText('Tidewater')).toBeTruthy();
  });

  it('defers changes while its rows are in use', async () => {
    const { api, add } = await open();
    await userEvent.click(screen.getAllByRole('checkbox')[1]!);
    const before = api.calls.length;
    add('Tidewater');
    const button = await screen.findByRole('button', { name: 'Show 1 change' });
    expect(api.calls.length).toBe(before);
    expect(screen.queryByText('Tidewater')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText('Tidewater')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show 1 change' })).toBeNull());
  });

  it('does not defer own changes', async () => {
    const { add } = await open();
    await userEvent.click(screen.getAllByRole('checkbox')[1]!);
    add('Tidewater', ME);
    expect(await screen.findByText('Tidewater')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show 1 change' })).toBeNull();
  });

  it('ignores changes of other lists', async () => {
    const { api } = await open();
    const before = api.calls.length;
    api.announce({ resource: 'orders', id: 1, action: 'update', by: null });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(api.calls.length).toBe(before);
  });
});
