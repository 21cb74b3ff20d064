import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Note } from '#generated/schemas.ts';
import { FakeApi, json, problem } from '#admin/testing/fake-api.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { NotesPanel } from './NotesPanel.tsx';

const STAFF = [
  { id: 1, name: 'Ada Kühn' },
  { id: 2, name: 'Inès Roux' },
];

async function open({ fails = false } = {}) {
  const notes: Note[] = [];
  const api = new FakeApi('orders', []);
  api.on(({ method, path, body }) => {
    if (path.endsWith('/colleagues')) return json(STAFF);
    if (path.endsWith('/mentions')) return json([]);
    if (!path.endsWith('/notes')) return undefined;
    if (method === 'GET') return json(notes);
    if (fails) return problem(422, 'validation_failed');
    const note = { id: 1, created_at: 1_790_000_000, author_name: 'Ada Kühn', version: 1, ...Object(body) };
    notes.unshift(note);
    return json(note, { status: 201 });
  });
  await renderAdmin({ at: '/', routes: { '/': <NotesPanel resource="orders" record_id={7} /> } });
  await vi.waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/colleagues'))).toBe(true));
  return { api, box: await screen.findByRole('textbox') };
}

it('an @ suggests colleagues by the keyboard, and the note mentions the selected one', async () => {
  const { api, box } = await open();
  await userEvent.type(box, '@');
  const list = within(await screen.findByRole('listbox', { name: 'Colleagues' }));
  expect(list.getByRole('option', { selected: true }).textContent).toBe('Ada Kühn');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(box).toHaveProperty('value', '@Inès Roux '));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, 'bent corner');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('bent corner', { exact: false, selector: 'p' })).toBeTruthy();
  expect(api.last('POST')?.body).toEqual({
    ...{ resource: 'orders', record_id: 7 },
    ...{ text: '@Inès Roux bent corner', mentions: [2] },
  });
});

it('Escape closes the list and leaves the text', async () => {
  const { box } = await open();
  await userEvent.type(box, '@in');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveProperty('value', '@in');
});

it('keeps the text when a note cannot be saved', async () => {
  const { box } = await open({ fails: true });
  await userEvent.type(box, 'bent corner');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByRole('alert');
  expect(box).toHaveProperty('value', 'bent corner');
});
