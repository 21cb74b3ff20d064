import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Pickup } from '#generated/schemas.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { buildCalculation, ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import type { OwnAddress } from './own-address.ts';
import type { PayOutcome, PayPost } from './pay.server.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { SAVE_DETAILS_MS } from './use-saved-details.ts';

const DECLINED: PayOutcome = {
  problem: {
    type: 'about:blank',
    title: 'Payment declined',
    status: 402,
    code: 'payment_declined',
    errors: [{ path: 'card.number', code: 'incorrect_number' }],
  },
};
const WAITING: PayOutcome = { waiting: { status: 'requires_action', payment_id: 'pi_1', order_id: 3190 } };

const PICKUPS: Pickup[] = [
  { id: 7, name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris', country_id: 'FR' },
];

const card = { number: '4242 4242 4242 4242', expiry: '1230', cvc: '123' };
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** Opens the payment page with a customer and fills in the card. `posts` and `cartForms` record the forms. */
async function open(
  outcomes: (PayOutcome | Error)[],
  calculation = buildCalculation(),
  addresses: readonly OwnAddress[] = [],
) {
  const posts: PayPost[] = [];
  const cartForms: unknown[] = [];
  const page = (
    <PaymentPage
      calculation={calculation}
      amount={3080}
      today="2026-11-28"
      customer={{ ...ORDER.customer }}
      signedIn={addresses.length > 0}
      addresses={addresses}
      pickups={PICKUPS}
      publishableKey={null}
      cards={[]}
    />
  );
  const payAction = async ({ request }: { request: Request }) => {
    posts.push((await request.json()) as PayPost);
    const outcome = outcomes.shift();
    return catchFailures(async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
  };
  const cartAction = async ({ request }: { request: Request }) => {
    cartForms.push(Object.fromEntries(await request.formData()));
    return { calculation: buildCalculation() };
  };
  const routes = [
    { path: 'payment', action: payAction, Component: () => page },
    { path: 'cart', action: cartAction },
  ];
  const view = await renderScreen(null, { path: '/payment', routes });
  await waitFor(() => expect(input('card.number')).toBeTruthy());
  for (const [name, value] of Object.entries(card)) await view.user.type(input(`card.${name}`), value);
  const pay = () => view.user.click(screen.getByRole('button', { name: /^Pay €30.80/ }));
  return { ...view, posts, cartForms, pay };
}

it('pays the displayed total with an idempotency key', async () => {
  const { posts, pay } = await open([{ paid: true }]);
  await pay();
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ intent: 'pay', cart_id: 'aB3dE6gH9k', expected_total: 30.8 });
  expect(posts[0]).toMatchObject({
    customer: { lastname: 'Moreau' },
    card: { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' },
  });
  expect(posts[0]).toHaveProperty('key', expect.stringMatching(/^pay-aB3dE6gH9k-.{8,}/));
});

it('requires a pick-up point', async () => {
  const calculation = buildCalculation();
  for (const shop of Object.values(calculation.cart.shops)) shop.shipping_type = 'pickup';
  const missing: PayOutcome = {
    problem: {
      type: 'about:blank',
      title: '',
      status: 422,
      code: 'invalid',
      errors: [{ path: 'pickup', code: 'pickup_required' }],
    },
  };
  const { user, posts, pay } = await open([missing, { paid: true }], calculation);
  await pay();
  await screen.findByRole('group', { name: 'Pick-up point', description: /Choose a pick-up point/ });
  await user.click(screen.getByRole('radio', { name: /Relais Montmartre/ }));
  await pay();
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(posts[0]).not.toHaveProperty('pickup');
  expect(posts[1]).toMatchObject({
    pickup: { name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' },
  });
});

it('shows all errors at once and sends nothing', async () => {
  const { user, posts, pay } = await open([]);
  await user.clear(input('customer.city'));
  await user.clear(input('card.cvc'));
  await pay();
  expect(await screen.findByText('2 fields need your attention.', { selector: 'p' })).toBeTruthy();
  expect(posts).toHaveLength(0);
});

it('shows why a card was declined, keeps the form and retries with a new key', async () => {
  const { posts, pay } = await open([DECLINED, { paid: true }]);
  await pay();
  expect(await screen.findByText('The card number is wrong.', { selector: 'p[class*=title]' })).toBeTruthy();
  expect(screen.getByText(/You were not charged/)).toBeTruthy();
  expect(input('card.number').value).toBe(card.number);
  expect(input('customer.lastname').value).toBe('Moreau');
  await pay();
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(posts[1]).not.toHaveProperty('key', 'key' in posts[0]! ? posts[0].key : '');
});

it('retries with the same key when the response was lost', async () => {
  const { posts, pay } = await open([new TypeError('Failed to fetch'), { paid: true }]);
  await pay();
  expect(await screen.findByText(/There is no connection/)).toBeTruthy();
  await pay();
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toHaveProperty('key', 'key' in posts[0]! ? posts[0].key : '');
});

it.each([
  ['Confirm the payment', 'succeed'],
  ['Decline the payment', 'fail'],
])('sends the outcome of 3-D Secure: %s', async (name, authentication) => {
  const { user, posts, pay } = await open([WAITING, DECLINED]);
  await pay();
  const bank = within(await screen.findByRole('dialog', { name: /Confirm your payment/ }));
  await user.click(bank.getByRole('button', { name }));
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toEqual({ intent: 'confirm', cart_id: 'aB3dE6gH9k', payment_id: 'pi_1', authentication });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Confirm your payment/ })).toBeNull());
});

it('links back to the cart when an item is sold out', async () => {
  const problem = { type: 'about:blank', title: '', status: 409, code: 'out_of_stock', detail: 'Only 1 copy is left.' };
  const { pay } = await open([{ problem }]);
  await pay();
  expect(await screen.findByText('Only 1 copy is left.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart');
});

it('saves the customer in the cart while typing', async () => {
  const { cartForms } = await open([]);
  // a pause between keys depends on the machine
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['Léa A', 'Léa An', 'Léa Ann', 'Léa Anne']) {
    vi.advanceTimersByTime(SAVE_DETAILS_MS - 1);
    fireEvent.change(input('customer.firstname'), { target: { value } });
  }
  vi.advanceTimersByTime(SAVE_DETAILS_MS);
  vi.useRealTimers();
  await waitFor(() => expect(cartForms).toHaveLength(1));
  const { intent, details } = cartForms[0] as { intent: string; details: string };
  expect(intent).toBe('details');
  expect(JSON.parse(details)).toMatchObject({ customer: { firstname: 'Léa Anne', country_id: 'FR' }, is_gift: false });
});

it('updates the totals when the shipping method changes', async () => {
  const { user, cartForms } = await open([]);
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  await waitFor(() => expect(cartForms).toContainEqual({ intent: 'shipping', shop_id: '4', shipping_type: 'express' }));
});

it('fills in another address of the account, with its optional parts', async () => {
  const values = {
    ...ORDER.customer,
    address: '1 quai Kléber',
    company: 'Moreau Disques',
    zip_code: '67000',
    city: 'Strasbourg',
  };
  const { cartForms } = await open([], undefined, [{ label: 'Léa Moreau, 1 quai Kléber, 67000 Strasbourg', values }]);
  fireEvent.change(await screen.findByLabelText('Your addresses'), { target: { value: '0' } });
  expect(input('customer.address').value).toBe('1 quai Kléber');
  await waitFor(() => expect(input('customer.company').value).toBe('Moreau Disques'));
  expect(input('customer.zip_code').value).toBe('67000');
  await waitFor(() => expect(cartForms).not.toEqual([]), { timeout: SAVE_DETAILS_MS * 3 });
});
