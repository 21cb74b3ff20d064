import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Pickup, PickupAddress } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { PickupList } from './PickupList.tsx';

const createPickup = (id: number, name: string, at: Partial<Pickup> = {}): Pickup => ({
  ...{ id, name, address: '3 rue Lepic', zip_code: '75018', city: 'Paris', country_id: 'FR' },
  ...at,
});
const PICKUPS = [
  createPickup(1, 'Lyon', { latitude: 45.764, longitude: 4.8357 }),
  createPickup(2, 'Somewhere'),
  createPickup(3, 'Canal', { latitude: 48.8725, longitude: 2.3649 }),
  createPickup(4, 'Montmartre', { latitude: 48.8843, longitude: 2.3329 }),
];
const AT_LEPIC = { coords: { latitude: 48.884, longitude: 2.3335 } };

type Success = (position: typeof AT_LEPIC) => void;
type Failure = (error: { code: number }) => void;

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

/** Opens the list in a browser whose geolocation answers as given. */
async function open(answer?: (success: Success, failure: Failure) => void, pickups: readonly Pickup[] = PICKUPS) {
  if (answer) {
    const value = { getCurrentPosition: vi.fn(answer) };
    Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  }
  const chosen: PickupAddress[] = [];
  const list = (
    <PickupList pickups={pickups} selected={undefined} isRejected={false} onChoose={(one) => chosen.push(one)} />
  );
  const view = await renderScreen(list);
  const sort = () => view.user.click(screen.getByRole('button', { name: 'Sort by distance' }));
  return { ...view, chosen, sort };
}

const getStatus = () => within(screen.getByRole('group', { name: 'Pick-up point' })).getByRole('status');
const getNames = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('keeps the order of the server until the visitor is located, then lists the nearest first', async () => {
  const { user, sort, chosen } = await open((success) => success(AT_LEPIC));
  expect(getNames().map((name) => name?.slice(0, 4))).toEqual(['Lyon', 'Some', 'Cana', 'Mont']);
  await user.click(screen.getByRole('radio', { name: /^Somewhere/ }));
  await sort();
  expect(getStatus().textContent).toBe('Nearest: Montmartre, 60 m.');
  expect(getNames().map((name) => name?.replaceAll(/3 rue Lepic, 75018 Paris|\s/g, ''))).toEqual([
    'Montmartre60m',
    'Canal2.6km',
    'Lyon395km',
    'Somewhere',
  ]);
  // what was chosen stays chosen
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Somewhere/ }).checked).toBe(true);
  expect(chosen).toHaveLength(1);
});

it.each([
  [1, /does not share your position/],
  [2, /could not be found/],
  [3, /took too long/],
])('tells why the visitor is not located, by code %d, and keeps the order', async (code, message) => {
  const { sort } = await open((_, failure) => failure({ code }));
  await sort();
  expect(getStatus().textContent).toMatch(message);
  expect(screen.getByRole('button', { name: 'Sort by distance', description: message })).toBeTruthy();
  expect(getNames()[0]).toMatch(/^Lyon/);
});

it('tells when the browser has no geolocation', async () => {
  const { sort } = await open();
  await sort();
  expect(getStatus().textContent).toMatch(/cannot find your position/);
});

it('says that it searches, and asks once', async () => {
  let answer: Success | undefined;
  const { sort } = await open((success) => (answer = success));
  await sort();
  await sort();
  expect(getStatus().textContent).toBe('Finding your position …');
  expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(1);
  answer?.(AT_LEPIC);
  await waitFor(() => expect(getNames()[0]).toMatch(/^Montmartre/));
});

it('does not offer to sort points without coordinates', async () => {
  await open(undefined, [createPickup(2, 'Somewhere')]);
  expect(screen.queryByRole('button', { name: 'Sort by distance' })).toBeNull();
});
