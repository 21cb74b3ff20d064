import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ProjectLike } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { Favourites } from './Favourites.tsx';

const FAVOURITE: ProjectLike = { project_id: 1204, likes: 37, liked: false, in_whishlist: false };
const PATH = '/vinyl/1204/salt-signal';

function open(action: (form: FormData) => object) {
  const screenElement = <Favourites favourite={FAVOURITE} title="Salt & Signal" url={`https://shop.example${PATH}`} />;
  const route = {
    path: PATH.slice(1),
    action: async ({ request }: { request: Request }) => action(await request.formData()),
    Component: () => screenElement,
  };
  return renderScreen(screenElement, { path: PATH, routes: [route] });
}

const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

it('shows a like at once and keeps what the server answers', async () => {
  let respond = (_answer: object) => {};
  const answered = new Promise<object>((resolve) => (respond = resolve));
  const { user } = await open(() => answered);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await waitFor(() => expect(isPressed('Like')).toBe(true));
  expect(screen.getByText('38 people like this')).toBeTruthy();
  respond({ intent: 'like', favourite: { ...FAVOURITE, likes: 41, liked: true } });
  await waitFor(() => expect(screen.getByText('41 people like this')).toBeTruthy());
});

it('takes a failed wish back and shows why', async () => {
  const { user } = await open(() => ({
    problem: { status: 503, code: 'network', detail: 'The shop cannot be reached.' },
  }));
  await user.click(screen.getByRole('button', { name: 'Wishlist' }));
  await screen.findByText('The shop cannot be reached.');
  expect(isPressed('Wishlist')).toBe(false);
});

it('copies the address where the browser cannot share', async () => {
  const { user } = await open(() => ({}));
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('link', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(copy).toHaveBeenCalledWith(`https://shop.example${PATH}`);
});
