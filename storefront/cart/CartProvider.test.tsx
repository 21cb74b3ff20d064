import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCalculation, CARD } from '../testing/fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProjectTile } from '../ui/ProjectTile.tsx';
import type { CartAnswer } from './cart-action.server.ts';
import { CartButton } from './CartButton.tsx';

/** Creates a cart route with the responses of the test. `log` records the beginning and end of each post. */
function createCartRoute(answer: (form: FormData, posts: number) => CartAnswer | Promise<CartAnswer>) {
  const log: string[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    log.push(`begin ${String(form.get('intent'))} ${String(form.get('quantity') ?? form.get('item_id'))}`);
    const result = await answer(form, log.length);
    log.push('end');
    return result;
  };
  return { log, routes: [{ path: 'cart', loader: () => ({ calculation: buildCalculation(3) }), action }] };
}

const CONTENT = (
  <>
    <CartButton />
    <ProjectTile project={CARD} heading="h2" sizes="50vw" />
  </>
);
const drawer = () => screen.findByRole('dialog', { name: 'Cart' });

it('adds a record and shows it in the drawer', async () => {
  const { routes } = createCartRoute(() => ({ calculation: buildCalculation() }));
  const { user } = await renderScreen(CONTENT, { routes });
  await user.click(screen.getByRole('button', { name: 'Add to cart: Salt & Signal' }));
  const cart = within(await drawer());
  expect(await cart.findByText('Added to your cart')).toBeTruthy();
  expect(cart.getByText('Shipped by Halfmoon Audio')).toBeTruthy();
  expect(cart.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/payment');
});

it('queues forms while one is being posted', async () => {
  const { log, routes } = createCartRoute(
    () => new Promise((resolve) => setTimeout(() => resolve({ calculation: buildCalculation() }), 30)),
  );
  const { user } = await renderScreen(CONTENT, { routes });
  const button = screen.getByRole('button', { name: /Add to cart/ });
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(log).toEqual(['begin add 3301', 'end', 'begin add 3301', 'end']));
});

it('shows why an item could not be added', async () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 404,
    code: 'not_found',
    detail: 'This record no longer exists.',
  };
  const { routes } = createCartRoute(() => ({ calculation: undefined, problem }));
  const { user } = await renderScreen(CONTENT, { routes });
  await user.click(screen.getByRole('button', { name: /Add to cart/ }));
  expect((await within(await drawer()).findByRole('alert')).textContent).toBe('This record no longer exists.');
});

it('loads the cart when the drawer opens and changes it there', async () => {
  const { log, routes } = createCartRoute(() => ({ calculation: buildCalculation(4) }));
  const { user } = await renderScreen(CONTENT, { routes, root: { cartCount: 3 } });
  await user.click(screen.getByRole('link', { name: 'Cart, 3 items' }));
  const cart = within(await drawer());
  expect((await cart.findByLabelText('Quantity of Salt & Signal')).textContent).toBe('3');
  await user.click(cart.getByRole('button', { name: /Increase quantity/ }));
  await waitFor(() => expect(cart.getByLabelText('Quantity of Salt & Signal').textContent).toBe('4'));
  expect(log[0]).toBe('begin quantity 4');
});

it('shows a message when the cart is empty', async () => {
  const routes = [{ path: 'cart', loader: () => ({ calculation: undefined }) }];
  const { user } = await renderScreen(CONTENT, { routes });
  await user.click(screen.getByRole('link', { name: 'Cart, empty' }));
  expect(await within(await drawer()).findByText('Your cart is empty')).toBeTruthy();
});

it('keeps the lines when a change fails on the way', async () => {
  const problem = { type: 'about:blank', title: '', status: 503, code: 'network' };
  const { routes } = createCartRoute(() => ({ calculation: undefined, failed: true, problem }));
  const { user } = await renderScreen(CONTENT, { routes, root: { cartCount: 3 } });
  await user.click(screen.getByRole('link', { name: 'Cart, 3 items' }));
  const cart = within(await drawer());
  await cart.findByLabelText('Quantity of Salt & Signal');
  await user.click(cart.getByRole('button', { name: /Increase quantity/ }));
  expect((await cart.findByRole('alert')).textContent).toContain('There is no connection');
  expect(cart.getByLabelText('Quantity of Salt & Signal').textContent).toBe('3');
});

it.each([
  ['Remove', ['begin remove 3301', 'end']],
  ['Cancel', []],
])('asks before a line is removed: %s', async (button, expected) => {
  const { log, routes } = createCartRoute(() => ({ calculation: undefined }));
  const { user } = await renderScreen(CONTENT, { routes, root: { cartCount: 3 } });
  await user.click(screen.getByRole('link', { name: 'Cart, 3 items' }));
  await user.click(await within(await drawer()).findByRole('button', { name: 'Remove Salt & Signal' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Salt & Signal from your cart?' }));
  await user.click(question.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(log).toEqual(expected));
});
