import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Role } from '#generated/definitions.ts';
import { ProjectStep } from '#generated/enums.ts';
import { FakeApi, json, problem } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ResourceShow } from './ResourceShow.tsx';

function open(id: number, { role, setUp }: { role?: Role; setUp?: (api: FakeApi) => void } = {}) {
  const api = new FakeApi('labels', RECORDS);
  setUp?.(api);
  return renderAdmin({
    at: `/labels/${id}/show`,
    role,
    routes: { '/labels/:id/show': <ResourceShow screen={fixture} />, '/labels': <p>the list</p> },
  }).then((view) => ({ ...view, api }));
}

describe("a record's page", () => {
  it('shows the record with its title', async () => {
    await open(2, { role: 'team' });
    expect(await screen.findByRole('heading', { name: 'Birch', level: 1 })).toBeTruthy();
    expect(document.title).toBe('Birch – Back office');
    expect(screen.getByText('$20.00')).toBeTruthy();
  });

  it('shows equal statuses once', async () => {
    const { resource } = fixture;
    const paid = { name: 'step', type: 'select', label: 'fields.step', data: ProjectStep, readOnly: true } as const;
    const twice = {
      resource: { ...resource, fields: [...resource.fields, paid] },
      headline: ['status', 'step'],
      show: [],
    };
    new FakeApi('labels', [
      { id: 1, version: 1, name: 'Amber', currency: 'EUR', status: 'confirmed', step: 'confirmed' },
    ]);
    // the team sees no history, which this API does not answer
    const routes = { '/labels/:id/show': <ResourceShow screen={twice} /> };
    await renderAdmin({ at: '/labels/1/show', role: 'team', routes });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText('Confirmed')).toHaveLength(1);
  });

  it('refreshes on changes of others, after an open dialog is closed', async () => {
    const { api } = await open(2, { role: 'team' });
    await screen.findByRole('heading', { name: 'Birch', level: 1 });
    const rename = (name: string) => {
      Object.assign(api.records[1] ?? {}, { name });
      api.announce({ resource: 'labels', id: 2, action: 'update', by: 12 });
    };
    rename('Beech');
    expect(await screen.findByRole('heading', { name: 'Beech', level: 1 })).toBeTruthy();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    rename('Alder');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('heading', { name: 'Alder', level: 1 })).toBeNull();
    dialog.remove();
    expect(await screen.findByRole('heading', { name: 'Alder', level: 1 })).toBeTruthy();
  });

  it('shows that a record was not found', async () => {
    await open(99);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not found');
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows that there is no connection, with a retry', async () => {
    let isOff = true;
    const setUp = (api: FakeApi) => api.on(() => (isOff ? Promise.reject(new TypeError('fetch failed')) : undefined));
    await open(1, { role: 'team', setUp });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No connection');
    isOff = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Amber' })).toBeTruthy();
  });

  it('shows the history to admins only', async () => {
    const entry = {
      id: 7,
      resource: 'labels',
      record_id: 1,
      action: 'update',
      user_name: 'Ada',
      created_at: 1790000000,
      before: { price: 10, version: 2 },
      after: { price: 12.5, version: 3 },
    };
    const setUp = (api: FakeApi) =>
      api.on(({ path }) =>
        path.endsWith('/audit') ? json([entry], { headers: { 'content-range': 'audit 0-0/1' } }) : undefined,
      );
    const { api } = await open(1, { role: 'admin', setUp });
    const change = (await screen.findByText('Ada')).closest('li')?.textContent;
    expect(change).toContain('Price: 10.00 → 12.50');
    expect(change).not.toContain('version');
    expect(api.calls.find(({ path }) => path.endsWith('/audit'))?.query.get('filter')).toBe(
      '{"resource":"labels","record_id":1}',
    );
    cleanup();
    const { api: teams } = await open(1, { role: 'team' });
    await screen.findByRole('heading', { name: 'Amber' });
    expect(teams.calls.filter(({ path }) => path.endsWith('/audit'))).toEqual([]);
  });
});

describe('actions of a record', () => {
  it('offer the next statuses, and refresh the record', async () => {
    const setUp = (api: FakeApi) =>
      api.on(({ path, body }) => {
        if (!path.endsWith('/step')) return undefined;
        Object.assign(api.records[0] ?? {}, { status: Object(body).step, version: 4 });
        return json(api.records[0]);
      });
    const { api } = await open(1, { role: 'team', setUp });
    await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
    const dialog = await screen.findByRole('dialog');
    const choices = await within(dialog).findAllByRole<HTMLOptionElement>('option');
    expect(choices.map(({ value }) => value).filter(Boolean)).toEqual(['checking']);
    expect(within(dialog).getByRole<HTMLSelectElement>('combobox').value).toBe('checking');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.last('POST')).toMatchObject({ path: '/api/admin/labels/1/step', body: { step: 'checking' } });
    expect(await screen.findByText('In review')).toBeTruthy();
  });

  it('keep the dialog open when the server refuses', async () => {
    const setUp = (api: FakeApi) =>
      api.on(({ path }) =>
        path.endsWith('/step')
          ? problem(409, 'transition_not_allowed', { errors: [{ path: 'step', code: 'transition_not_allowed' }] })
          : undefined,
      );
    await open(1, { role: 'team', setUp });
    await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Submit for review' }));
    expect(await within(dialog).findByText('This status change is not possible.')).toBeTruthy();
  });

  it('are left out when no status may follow', async () => {
    await open(3, { role: 'team' });
    await screen.findByRole('heading', { name: 'Cedar' });
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });
});

describe('deleting a record', () => {
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name }));
  };

  it('is confirmed first', async () => {
    const { api } = await open(1, { role: 'team' });
    await press('Cancel');
    expect(api.last('DELETE')).toBeUndefined();
  });

  it('sends the version that was read, and opens the list', async () => {
    const { api, router } = await open(1, { role: 'team' });
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels'));
    expect(api.last('DELETE')?.headers.get('if-match')).toBe('"3"');
    expect(api.records.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('shows why it is refused', async () => {
    const setUp = (api: FakeApi) => api.on(({ method }) => (method === 'DELETE' ? problem(409, 'in_use') : undefined));
    const { router } = await open(1, { role: 'team', setUp });
    await press('Delete');
    expect((await screen.findByRole('alert')).textContent).toContain('This record is used by other records.');
    expect(router.state.location.pathname).toBe('/labels/1/show');
  });
});
