import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadResource, resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { ResourceList } from '#admin/resource/list/ResourceList.tsx';
import { ResourceShow } from '#admin/resource/show/ResourceShow.tsx';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { getOpenList } from '#admin/ui/open-list.ts';
import { listNavigationShortcuts, RESERVED } from './registry.ts';
import { moveRow } from './rows.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';

// lazy modules
beforeAll(() =>
  Promise.all([import('./registry.ts'), import('./ShortcutSheet.tsx'), import('#admin/ui/MenuList.tsx')]),
);

const NONE = { headers: { 'content-range': 'audit */0' } };

async function open(at = '/labels') {
  const api = new FakeApi('labels', RECORDS);
  api.on(({ path }) => (path === '/api/admin/audit' ? json([], NONE) : undefined));
  const wrapScreen = (element: React.ReactNode) => (
    <>
      {element}
      <ShortcutKeys />
    </>
  );
  const { router, store } = await renderAdmin({
    at,
    routes: {
      '/labels': wrapScreen(<ResourceList screen={fixture} />),
      '/labels/:id/show': wrapScreen(<ResourceShow screen={fixture} />),
      '*': wrapScreen(<p>elsewhere</p>),
    },
  });
  if (!at.includes('/show')) await screen.findByText('Amber');
  const pressKeys = (text: string) => userEvent.keyboard(text);
  const getFocusedRow = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
  return { router, store, pressKeys, getFocusedRow };
}

describe('keys in a list', () => {
  it('move through its rows, and open, edit and select them', async () => {
    const { pressKeys, getFocusedRow, router } = await open();
    await pressKeys('j');
    await waitFor(() => expect(getFocusedRow()).toBe('1'));
    await pressKeys('jj');
    await waitFor(() => expect(getFocusedRow()).toBe('3'));
    await pressKeys('k');
    await waitFor(() => expect(getFocusedRow()).toBe('2'));
    await pressKeys('x');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    // at once: the next key may come before the next rendering
    const list = getOpenList();
    if (list) moveRow(list, 1);
    expect(getFocusedRow()).toBe('3');
    await pressKeys('k');
    await waitFor(() => expect(getFocusedRow()).toBe('2'));
    await pressKeys('e');
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/2'));
  });

  it('open the row menu, the search, the filters and the create form', async () => {
    const { pressKeys, router } = await open();
    await pressKeys('ja');
    expect(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    await pressKeys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await pressKeys('f');
    expect(await screen.findByRole('menuitem', { name: 'Price' })).toBeTruthy();
    await pressKeys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await pressKeys('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    await pressKeys('n');
    expect(router.state.location.pathname).toBe('/labels');
    screen.getByRole('searchbox').blur();
    await pressKeys('n');
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/create'));
  });

  it('do nothing while a word is typed or composed', async () => {
    const { pressKeys, router } = await open();
    await userEvent.click(screen.getByRole('searchbox'));
    await pressKeys('nj');
    fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', altKey: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.pathname).toBe('/labels');
  });

  it('open other lists by g and a letter', async () => {
    const { pressKeys, router } = await open();
    await pressKeys('go');
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  });
});

describe('keys on a record', () => {
  it('open the next and previous record, and the list', async () => {
    const { pressKeys, router } = await open();
    await pressKeys('j{Enter}');
    await screen.findByText('1 of 3');
    await pressKeys('j');
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/2/show'));
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    await pressKeys('k');
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels/1/show'));
    // paging replaces the history entry
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/labels'));
  });

  it('return to the row of the last record', async () => {
    // an address without a snapshot
    const { pressKeys, getFocusedRow } = await open('/labels?sort=id');
    await pressKeys('j{Enter}');
    await screen.findByText('1 of 3');
    await pressKeys('j');
    await screen.findByText('2 of 3');
    await pressKeys('u');
    await waitFor(() => expect(getFocusedRow()).toBe('2'));
  });

  it('are absent without a list to page through', async () => {
    await open('/labels/2/show');
    expect(await screen.findByRole('heading', { name: 'Birch' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next record' })).toBeNull();
  });
});

describe('the sheet', () => {
  it('lists the shortcuts of the open screen', async () => {
    const { pressKeys } = await open();
    await pressKeys('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const lines = within(within(sheet).getByRole('region', { name: 'On this screen' }));
    expect(lines.getByText('Next row')).toBeTruthy();
    expect(lines.getByText('Add filter')).toBeTruthy();
    expect(within(sheet).getByText('Orders')).toBeTruthy();
    expect(within(sheet).getByText('Undo the last change')).toBeTruthy();
  });

  it('turns single-key shortcuts off in this browser, and keeps Ctrl+/', async () => {
    const { pressKeys, store, router } = await open();
    await pressKeys('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Enable single-key shortcuts' }));
    await pressKeys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getItem('preferences.single-keys')).toBe(false);
    await pressKeys('n?');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.pathname).toBe('/labels');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pressKeys('{Control>}/{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});

describe('no key has two meanings', () => {
  it.each(Object.keys(resourceIndex) as ResourceName[])('in %s', async (name) => {
    const { actions }: ResourceDefinition = await loadResource[name]();
    expect(actions.filter(({ key }) => key && RESERVED.includes(key))).toEqual([]);
  });

  it('gives daily screens fixed letters', () => {
    const daily = listNavigationShortcuts('team').slice(0, 6);
    expect(daily.map(({ keys }) => keys)).toEqual(['gt', 'go', 'gc', 'gi', 'gd', 'gp']);
    const paths: string[] = [];
    for (const { run } of daily) run?.((path) => paths.push(path));
    expect(paths).toEqual(['/', '/orders', '/client', '/items', '/dispatch', '/pack']);
  });

  it('in navigation', () => {
    const all = listNavigationShortcuts('admin').map(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
    // limited by the number of letters
    expect(all).toHaveLength(Math.min(26, Object.keys(resourceIndex).length));
  });
});
