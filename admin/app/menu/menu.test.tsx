import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resourceIndex } from '#generated/resource-index.ts';
import { ICONS, getIcon } from '#admin/ui/icons.ts';
import { CUSTOM_SCREENS } from '../custom-screens/custom-screens.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { findActiveEntry, getMenuGroups, getSettingsSections } from './menu.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { SideBar } from './SideBar.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (at: string) =>
  renderAdmin({
    at,
    role: 'admin',
    routes: { '/setup': [<SideBar key="bar" />, <SettingsPage key="page" />], '*': <SideBar /> },
  });
const group = (name: string) => screen.findByRole('button', { name });
const isOpen = async (name: string) => (await group(name)).getAttribute('aria-expanded') === 'true';

describe('icons', () => {
  const entries = [...getMenuGroups('admin'), ...getSettingsSections('admin')].flatMap((section) => section.entries);

  it('differ for every entry of the menu and of the settings', () => {
    const pictures = [...entries.map(({ icon }) => icon), 'today', 'settings'].map(getIcon);
    expect(pictures.length).toBeGreaterThan(60);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('exist for every icon name of the description', () => {
    const words = [...Object.values(resourceIndex), ...CUSTOM_SCREENS].map(({ icon }) => icon);
    expect(words.filter((word) => !ICONS[word])).toEqual([]);
  });
});

describe('the menu', () => {
  it('is short: lists that rarely change are under Settings', () => {
    const main = getMenuGroups('admin').flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(main.length).toBeLessThan(48);
    expect(main).not.toContain('vat-rates');
    const settings = getSettingsSections('admin').flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(settings).toEqual(
      expect.arrayContaining(['vat-rates', 'partners', 'user', 'audit', 'settings', 'box-plans']),
    );
    expect(getSettingsSections('team').flatMap(({ entries }) => entries.map(({ path }) => path))).not.toContain(
      'audit',
    );
  });

  it('has an entry for every list or for its parent', () => {
    const all = [...getMenuGroups('admin'), ...getSettingsSections('admin')].flatMap(({ entries }) => entries);
    const lost = Object.values(resourceIndex).filter(({ name }) => !findActiveEntry(`/${name}`, all));
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(findActiveEntry('/stats/stats-all', all)?.path).toBe('stats/stats-all');
    expect(findActiveEntry('/looks/3/show', all)?.path).toBe('shops');
  });

  it('toggles groups by keyboard and remembers it', async () => {
    const { store, unmount } = await open('/orders');
    expect(await isOpen('Sales')).toBe(true);
    expect(await isOpen('Marketing')).toBe(false);
    expect(screen.queryByRole('link', { name: 'Promo codes' })).toBeNull();
    (await group('Marketing')).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Promo codes' })).toBeTruthy();
    expect(store.listItems?.('preferences.menu')).toEqual({ 'preferences.menu.': { marketing: true } });
    unmount();
  });

  it('opens the group of the active entry and scrolls to it', async () => {
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    const { router } = await open('/lots');
    const line = await screen.findByRole('link', { name: 'Auctions' });
    expect(line.getAttribute('aria-current')).toBe('page');
    expect(into.mock.contexts).toContain(line);
    // it stays closed until another of its entries is active
    await userEvent.click(await group('Marketing'));
    expect(screen.queryByRole('link', { name: 'Auctions' })).toBeNull();
    await router.navigate('/promo-codes');
    expect((await screen.findByRole('link', { name: 'Promo codes' })).getAttribute('aria-current')).toBe('page');
  });

  it('shows the open list below Settings', async () => {
    await open('/vat-rates/3/show');
    expect((await screen.findByRole('link', { name: 'VAT rates' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the page of settings', () => {
  it('finds lists by name or description, regardless of case, and single settings', async () => {
    const { router } = await open('/setup');
    const box = await screen.findByRole('searchbox', { name: 'Search settings' });
    expect(
      within(await screen.findByRole('region', { name: 'Taxes, rates and prices' })).getAllByRole('link').length,
    ).toBe(4);
    await userEvent.type(box, 'CUSTOMS');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Taxes, rates and prices' })).toBeNull());
    expect(screen.getByRole('link', { name: /^Customs codes/ }).getAttribute('href')).toBe('/customs-codes');
    await userEvent.clear(box);
    await userEvent.type(box, 'auction');
    const setting = await screen.findByRole('link', { name: /^Auction payment period/ });
    expect(decodeURIComponent(setting.getAttribute('href') ?? '')).toContain('{"key":"auction_pay_days"}');
    await userEvent.clear(box);
    await userEvent.type(box, 'exchange rates{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fx-rates'));
  });

  it('says so when nothing is found', async () => {
    await open('/setup?q=zzz');
    expect((await screen.findByText('No settings match “zzz”.')).getAttribute('role')).toBe('status');
  });
});
