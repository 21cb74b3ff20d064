import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#generated/definitions.ts';
import { FakeApi, problem } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceList } from '../list/ResourceList.tsx';

// lazy modules
beforeAll(() => Promise.all([import('./CellEditing.tsx'), import('../edit/ConflictDialog.tsx')]));

async function open({ role }: { role?: Role } = {}) {
  const api = new FakeApi('labels', RECORDS);
  const at = '/labels?columns=name,price,origin';
  const { router } = await renderAdmin({
    at,
    role,
    routes: { '/labels': <ResourceList screen={fixture} />, '*': <p>its page</p> },
  });
  await screen.findByText('Amber');
  const findCell = (row: number, field: string) =>
    document.querySelector<HTMLElement>(`[data-id="${row}"] [data-field="${field}"]`)!;
  const enter = async (row: number, field: string) => {
    fireEvent.doubleClick(findCell(row, field));
    return within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox');
  };
  return { api, router, findCell, enter };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a cell of a list', () => {
  it('is entered by a double click and saved by Enter, with only its field and the version of the row', async () => {
    const { api, enter, findCell, router } = await open();
    const input = await enter(1, 'price');
    await userEvent.clear(input);
    await userEvent.type(input, '14.9{Enter}');
    await isClosed();
    expect(api.last('PUT')).toMatchObject({ path: '/api/admin/labels/1', body: { price: 14.9 } });
    expect(api.last('PUT')?.headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(findCell(1, 'price').textContent).toContain('14.90'));
    expect(router.state.location.pathname).toBe('/labels');
    // again, with the new version
    const reopenedInput = await enter(1, 'price');
    await userEvent.clear(reopenedInput);
    await userEvent.type(reopenedInput, '15{Enter}');
    await isClosed();
    expect(api.last('PUT')?.headers.get('if-match')).toBe('"4"');
  });

  it('is entered by Enter and F2; in other cells Enter opens the record', async () => {
    const { findCell, router } = await open();
    fireEvent.keyDown(findCell(2, 'price'), { key: 'F2' });
    await screen.findByRole('dialog', { name: 'Price: Birch' });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    fireEvent.keyDown(findCell(2, 'price'), { key: 'Enter' });
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    fireEvent.keyDown(findCell(2, 'name'), { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/labels/2/show');
  });

  it('moves to the next cell by Tab, and back', async () => {
    const { api, enter } = await open();
    const input = await enter(1, 'price');
    await userEvent.clear(input);
    await userEvent.type(input, '8');
    await userEvent.tab();
    const origin = await screen.findByRole('dialog', { name: 'Traffic source code: Amber' });
    expect(api.last('PUT')?.body).toEqual({ price: 8 });
    await userEvent.type(within(origin).getByRole('textbox'), 'IGO');
    await userEvent.tab();
    expect(await screen.findByRole('dialog', { name: 'Price: Birch' })).toBeTruthy();
    expect(api.last('PUT')?.body).toEqual({ origin: 'IGO' });
    await userEvent.tab({ shift: true });
    expect(await screen.findByRole('dialog', { name: 'Traffic source code: Amber' })).toBeTruthy();
  });

  it('is unchanged after Escape', async () => {
    const { api, enter, findCell } = await open();
    await userEvent.type(await enter(1, 'price'), '99{Escape}');
    await isClosed();
    expect(api.last('PUT')).toBeUndefined();
    expect(findCell(1, 'price').textContent).toContain('12.50');
  });

  it('shows the error at its input, and keeps the value', async () => {
    const { api, enter } = await open();
    api.on(({ method }) =>
      method === 'PUT'
        ? problem(422, 'validation_failed', { errors: [{ path: 'price', code: 'already_taken' }] })
        : undefined,
    );
    const input = await enter(1, 'price');
    await userEvent.clear(input);
    await userEvent.type(input, '7{Enter}');
    const note = await screen.findByText('This is already in use.');
    expect(document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.contains(note)).toBe(
      true,
    );
    expect(input.value).toBe('7');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows both versions of a record that was saved in the meantime', async () => {
    const { api, enter } = await open();
    const input = await enter(1, 'price');
    Object.assign(api.records[0] ?? {}, { version: 9, price: 50 });
    await userEvent.clear(input);
    await userEvent.type(input, '7{Enter}');
    const conflict = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
    await userEvent.click(within(conflict).getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(api.records[0]).toMatchObject({ price: 7, version: 10 });
  });

  it('cannot be edited without permission', async () => {
    const { findCell } = await open({ role: 'team' });
    fireEvent.doubleClick(findCell(1, 'origin'));
    fireEvent.keyDown(findCell(1, 'origin'), { key: 'F2' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
