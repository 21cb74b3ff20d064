import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outlet } from 'react-router';
import { renderScreen } from '#storefront/testing/render.tsx';
import { Frame } from './Frame.tsx';
import { DEFAULT_MENU } from './default-menu.ts';
import { buildShopMenu } from './shop-menu.ts';
import { SIGN_OUT_DELAY_MS, UserMenu } from './UserMenu.tsx';
import { AlertBanner } from './AlertBanner.tsx';
import { WhiteLabelFooter, WhiteLabelHeader } from './WhiteLabel.tsx';

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ buildId: 'one' })),
  ),
);

const ALERT = { id: 7, text_en: 'Free shipping', text_fr: 'Livraison offerte', link_en: '/vinyl-shop', link_fr: null };
const SHOP = {
  id: 4,
  name: 'Halfmoon Audio',
  code: 'halfmoon',
  type: 'label' as const,
  white_label: true,
  header_bg: '#17233b',
  artist_instagram: 'https://www.instagram.com/halfmoon',
};

/** The frame around a page whose loader returns `data`. */
async function open(data: object | null = null, options: Parameters<typeof renderScreen>[1] = {}) {
  const frame = () => (
    <Frame>
      <Outlet />
    </Frame>
  );
  const page = {
    path: 'here',
    loader: () => data,
    handle: { WhiteLabelHeader, WhiteLabelFooter },
    Component: () => <h1>page</h1>,
  };
  const routes = [{ Component: frame, children: [page] }];
  return renderScreen(null, { path: '/here', routes, ...options });
}

describe('the header', () => {
  it('links to categories and genres', async () => {
    await open();
    const bar = within(screen.getByRole('navigation', { name: 'Shop' }));
    expect(bar.getByRole('link', { name: 'Top Diggers' }).getAttribute('href')).toBe('/vinyl-shop/9/staff-picks');
    expect(bar.getByRole('link', { name: 'Rock / Metal' }).getAttribute('href')).toBe('/vinyl-shop?genre=11|18');
    expect(bar.getByRole('link', { name: 'Jazz' }).getAttribute('href')).toBe('/vinyl-shop/260/Jazz');
    expect(bar.queryByRole('link', { name: 'PRO' })).toBeNull();
  });

  it.each([{ pro: true }, { isMun: true }])('shows PRO to users with %j (§6)', async (user) => {
    await open(null, { root: { menu: buildShopMenu(...DEFAULT_MENU, user) } });
    const [link] = screen.getAllByRole('link', { name: 'PRO' });
    expect(link?.getAttribute('href')).toBe('/vinyl-shop/155/pro');
  });

  it('shows categories and genres in the order set by staff', async () => {
    const [shelves, genres] = DEFAULT_MENU;
    const menu = buildShopMenu(shelves.toReversed(), genres.toReversed());
    await open(null, { root: { menu } });
    const bar = within(screen.getByRole('navigation', { name: 'Shop' }));
    const names = bar.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['CDs & tapes', 'Accessories']);
    expect(names.indexOf('Soundtracks')).toBeLessThan(names.indexOf('Pop'));
  });

  it('replaces the second-level bar by the search', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open the search' }));
    expect(await screen.findByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Shop' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.getByRole('navigation', { name: 'Shop' })).toBeTruthy();
  });

  it('opens sign-up first for visitors (§4)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(
      (await panel.findByRole('tab', { name: 'Sign up' }, { timeout: 10_000 })).getAttribute('aria-selected'),
    ).toBe('true');
  });
});

it('shows an alert that can be dismissed', async () => {
  const closed: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    closed.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const alertFrame = () => (
    <Frame>
      <Outlet />
    </Frame>
  );
  const routes = [
    { path: 'preferences', action },
    {
      Component: alertFrame,
      children: [{ path: 'here', handle: { AlertBanner }, loader: () => ({ alert: ALERT }), Component: () => null }],
    },
  ];
  const { user } = await renderScreen(null, { path: '/here', routes });
  const banner = within(screen.getByRole('complementary', { name: 'Announcement' }));
  expect(banner.getByRole('link', { name: 'Free shipping' }).getAttribute('href')).toBe('/vinyl-shop');
  await user.click(banner.getByRole('button'));
  await waitFor(() => expect(closed).toEqual([{ return_to: '/', alert: '7' }]));
});

it('shows header and footer of a white-label shop (§2.6)', async () => {
  await open({ whiteLabel: SHOP });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('banner').style.background).toContain('rgb(23, 35, 59)');
  expect(screen.getByRole('link', { name: 'Halfmoon Audio' }).getAttribute('href')).toBe('/shop/halfmoon');
  expect(screen.getByRole('link', { name: 'Instagram' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeTruthy();
});

it('shows the colours of a white-label shop around its page', async () => {
  await open({ whiteLabel: { ...SHOP, bg_color: '#101010', font_color: '#efe9df', scheme: 'dark' } });
  const main = screen.getByRole('main');
  expect([main.style.background, main.dataset['scheme']]).toEqual(['rgb(16, 16, 16)', 'dark']);
});

it('leads to the home page of a shop’s own host', async () => {
  await open(null, { root: { hostShop: SHOP.code, whiteLabel: SHOP } });
  expect(screen.getByRole('link', { name: 'Halfmoon Audio' }).getAttribute('href')).toBe('/');
});

it('is hidden with nolayout', async () => {
  await open(null, { path: '/here?nolayout' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('heading', { name: 'page' })).toBeTruthy();
});

describe('the messages in the account menu', () => {
  const menu = <UserMenu user={{ name: 'Léa', pro: false, isMun: false }} />;

  it.each([
    ['2 new messages', Response.json({ count: 2 })],
    ['', Response.json({ count: 0 })],
    ['', new Response(null, { status: 500 })],
  ])('have the number of new ones, “%s”', async (text, response) => {
    const load = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    try {
      await renderScreen(menu);
      const link = screen.getByRole('link', { name: /^Messages/ });
      expect(link.getAttribute('href')).toBe('/my-account/messages');
      await waitFor(() => expect(response.status !== 200 || response.bodyUsed).toBe(true));
      await waitFor(() => expect(link.textContent).toBe(`Messages${text}`));
      expect(load.mock.calls.map(([address]) => address)).toEqual(['/my-account/messages/new']);
    } finally {
      load.mockRestore();
    }
  });
});

describe('signing out', () => {
  const menu = <UserMenu user={{ name: 'Léa', pro: false, isMun: false }} />;

  it('opens the home page and ends the session half a second later (§4)', async () => {
    const ended = vi.fn(() => null);
    const { user, address } = await renderScreen(menu, {
      path: '/my-account',
      routes: [{ path: 'logout', action: ended }],
    });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] });
    try {
      await user.click(screen.getByRole('button', { name: 'Sign out' }));
      await waitFor(() => expect(address()).toBe('/'));
      expect(ended).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(SIGN_OUT_DELAY_MS));
      await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('staff %s sees the back office %i times', async (isMun, times) => {
    await renderScreen(<UserMenu user={{ name: 'Tom', pro: false, isMun }} />);
    expect(screen.queryAllByRole('link', { name: 'Back office' })).toHaveLength(times);
  });
});
