import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '#generated/definitions.ts';
import { FakeApi, problem } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceCreate } from './ResourceCreate.tsx';
import { ResourceEdit } from './ResourceEdit.tsx';

async function open({ at = '/labels/1', role }: { at?: string; role?: Role } = {}) {
  const api = new FakeApi('labels', RECORDS);
  const view = await renderAdmin({
    at,
    role,
    routes: {
      '/labels/create': <ResourceCreate screen={fixture} />,
      '/labels/:id': <ResourceEdit screen={fixture} />,
      '/labels/:id/show': <p>its page</p>,
      '/labels': <p>the list</p>,
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  const retype = async (input: HTMLElement, text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, api, name, retype, save };
}

describe('changing a record', () => {
  it('sends the changes with the version that was read, and opens the page', async () => {
    const { api, name, retype, save, router } = await open();
    await retype(name, 'Alder');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/1/show'));
    expect(api.last('PUT')).toMatchObject({ path: '/api/admin/labels/1', body: { name: 'Alder' } });
    expect(api.last('PUT')?.headers.get('if-match')).toBe('"3"');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('sends nothing when nothing changed', async () => {
    const { api, save, router } = await open();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/1/show'));
    expect(api.last('PUT')).toBeUndefined();
  });

  it('validates before it sends', async () => {
    const { api, name, save } = await open();
    await userEvent.clear(name);
    await save();
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    const notes = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(notes.join(' ')).toContain('This field is required.');
    expect(api.last('PUT')).toBeUndefined();
  });

  it('shows a refused field at its input and keeps what was typed', async () => {
    const { api, name, retype, save } = await open();
    api.on(({ method }) =>
      method === 'PUT'
        ? problem(422, 'validation_failed', { errors: [{ path: 'name', code: 'already_taken' }] })
        : undefined,
    );
    await retype(name, 'Birch');
    await save();
    expect(await screen.findByText('This is already in use.')).toBeTruthy();
    expect(name.value).toBe('Birch');
  });

  it('keeps what was typed when there is no network', async () => {
    const { api, name, retype, save, router } = await open();
    api.on(({ method }) => (method === 'PUT' ? Promise.reject(new TypeError('fetch failed')) : undefined));
    await retype(name, 'Alder');
    await save();
    expect((await screen.findAllByText(/There is no connection/)).length).toBeGreaterThan(0);
    expect(name.value).toBe('Alder');
    expect(router.state.location.pathname).toBe('/labels/1');
  });

  it('shows a field of other roles without letting it be changed', async () => {
    await open({ at: '/labels/2', role: 'team' });
    expect(await screen.findByText('GGO')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Traffic source code/ })).toBeNull();
    cleanup();
    await open({ at: '/labels/2', role: 'admin' });
    expect(await screen.findByRole('textbox', { name: /Traffic source code/ })).toBeTruthy();
  });

  it('asks before unsaved changes are left', async () => {
    const { name, retype, router } = await open();
    await retype(name, 'Alder');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/labels/1');
    expect(name.value).toBe('Alder');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/1/show'));
  });
});

describe('a record that someone else saved in the meantime', () => {
  it('shows both versions, keeps the saved value of unedited fields, and saves on top of it', async () => {
    const { api, name, retype, save, router } = await open();
    Object.assign(api.records[0] ?? {}, { version: 4, name: 'Theirs', price: 99 });
    await retype(name, 'Mine');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
    expect(within(dialog).getByText(/^Mila saved this record at /)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Name: Your value' }).checked).toBe(true);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Price: Saved value' }).checked).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/1/show'));
    expect(api.last('PUT')).toMatchObject({ body: { name: 'Mine' } });
    expect(api.last('PUT')?.headers.get('if-match')).toBe('"4"');
    expect(api.records[0]).toMatchObject({ name: 'Mine', price: 99 });
  });

  it('keeps the form when the dialog is closed', async () => {
    const { api, name, retype, save } = await open();
    Object.assign(api.records[0] ?? {}, { version: 4, name: 'Theirs' });
    await retype(name, 'Mine');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name.value).toBe('Mine');
  });
});

describe('creating a record', () => {
  it('sends the values and opens its page', async () => {
    const { api, name, retype, save, router } = await open({ at: '/labels/create' });
    await retype(name, 'Dogwood');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/4/show'));
    expect(api.last('POST')?.body).toMatchObject({ name: 'Dogwood' });
  });

  it('shows what the server refuses', async () => {
    const { api, name, retype, save } = await open({ at: '/labels/create' });
    api.on(({ method }) => (method === 'POST' ? problem(403, 'not_allowed') : undefined));
    await retype(name, 'Dogwood');
    await save();
    expect((await screen.findAllByText('Your account does not have permission to do this.')).length).toBeGreaterThan(0);
  });
});
