import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { useListAddress } from './list-address.ts';
import { ResourceList } from './ResourceList.tsx';

beforeAll(() => import('./ColumnsPanel.tsx'));

function ItsPage() {
  return <Link to={useListAddress(fixture.resource)}>Back</Link>;
}

async function open(at: string) {
  new FakeApi('labels', RECORDS);
  const view = await renderAdmin({
    at,
    routes: { '/labels': <ResourceList screen={fixture} />, '/labels/:id/show': <ItsPage /> },
  });
  await screen.findByText('Amber');
  const { router } = view;
  const readSearch = () => new URLSearchParams(router.state.location.search);
  const listHeadings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return { ...view, readSearch, listHeadings };
}

describe('the address of a list', () => {
  it('has the columns, so that a shared link shows the same ones', async () => {
    const { readSearch, listHeadings } = await open('/labels');
    await waitFor(() => expect(readSearch().get('columns')).toBe('name,status,price'));
    expect(listHeadings()).toEqual(['', 'Name', 'Status', 'Price', 'Actions']);
  });

  it('overrides the columns without changing the preferences', async () => {
    const { readSearch, listHeadings, router } = await open('/labels?columns=origin,name,gone');
    expect(listHeadings()).toEqual(['', 'Traffic source code', 'Name', 'Actions']);
    // unknown columns are dropped
    await waitFor(() => expect(readSearch().get('columns')).toBe('origin,name'));
    await router.navigate('/labels');
    await waitFor(() => expect(listHeadings()).toEqual(['', 'Name', 'Status', 'Price', 'Actions']));
  });

  it('keeps its columns while the list is searched and sorted', async () => {
    const { readSearch, listHeadings } = await open('/labels?columns=origin,name');
    await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(readSearch().get('sort')).toBe('name'));
    await waitFor(() => expect(readSearch().get('columns')).toBe('origin,name'));
    expect(listHeadings()).toEqual(['', 'Traffic source code', 'Name', 'Actions']);
  });

  it('follows the selected columns without adding history entries', async () => {
    const { readSearch, router } = await open('/labels');
    await waitFor(() => expect(readSearch().get('columns')).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Status' }));
    await waitFor(() => expect(readSearch().get('columns')).toBe('name,price'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('coming back from a record', () => {
  it('restores the list: selected rows, and the focus in the opened row', async () => {
    const { readSearch } = await open('/labels?columns=name,status');
    await userEvent.click(screen.getAllByRole('checkbox')[1]!);
    await userEvent.click(screen.getByText('In review'));
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await screen.findByText('Amber');
    expect(readSearch().get('columns')).toBe('name,status');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('2'));
  });
});
