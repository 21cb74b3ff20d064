import { describe, expect, it, test } from 'vitest';
import {
  hasTestPressing,
  isPressed,
  findMissingChecks,
  listProjectChecks,
  type ProjectFacts,
} from './project-steps.ts';

const NOW = 1_796_000_000;
const DAY = 86_400;
const READY: ProjectFacts = {
  type: 'direct_pressing',
  category: 'vinyl',
  hasCover: true,
  released_on: '2026-12-20',
  proof_approved_on: '2026-09-10',
  test_pressing_approved_on: '2026-10-14',
  shipped_on: '2026-11-12',
  goal: null,
  sold: 0,
  ends_at: null,
  items: [{ price: 2490, barcode: '3760123456784' }],
  tracks: [{ side: 'A', duration: 1200, sound: true }],
  sideLimits: { warn: 1200, refuse: 1500 },
  paidOrders: 0,
  minGoal: 100,
  maxCampaignDays: 90,
};
const findMissingCodes = (changes: Partial<ProjectFacts>, step: Parameters<typeof findMissingChecks>[1]) =>
  findMissingChecks(listProjectChecks({ ...READY, ...changes }, NOW), step).map(({ code }) => code);

describe('a complete project', () => {
  it.each(['checking', 'in_progress', 'confirmed', 'successful', 'failed', 'refused', 'creating'] as const)(
    'can move to %s',
    (step) => expect(findMissingCodes({}, step)).toEqual([]),
  );
});

test.each<[string, Partial<ProjectFacts>, string[]]>([
  ['no item', { items: [] }, ['item_price', 'item_barcode']],
  ['a free item', { items: [{ price: 0, barcode: '3760123456784' }] }, ['item_price']],
  ['an item without barcode', { items: [{ price: 1, barcode: null }] }, ['item_barcode']],
  ['no tracks', { tracks: [] }, ['tracks', 'audio']],
  ['a silent track', { tracks: [{ side: 'A', duration: 10, sound: false }] }, ['audio']],
  ['a side of 25 minutes and a second', { tracks: [{ side: 'B', duration: 1501, sound: true }] }, ['side_minutes']],
  ['a long CD', { category: 'cd', tracks: [{ side: null, duration: 4000, sound: true }] }, []],
  ['no artwork', { hasCover: false }, ['artwork']],
  ['no day', { released_on: null }, ['released_on']],
  ['an open proof', { proof_approved_on: null }, ['proof_approved']],
  ['an open test pressing', { test_pressing_approved_on: null }, ['test_pressing_approved']],
  ['a CD, which has no test pressing', { category: 'cd', test_pressing_approved_on: null }, []],
  ['stock, which is not pressed', { type: 'stock', proof_approved_on: null, test_pressing_approved_on: null }, []],
  ['a shirt, which has no music', { category: 't-shirt', tracks: [], proof_approved_on: null }, []],
])('%s', (_, changes, missing) => expect(findMissingCodes(changes, 'confirmed')).toEqual(missing));

describe('a campaign', () => {
  const campaign = { type: 'crowdfunding', goal: 100, sold: 0, ends_at: NOW + 90 * DAY } as const;
  it.each<[Partial<ProjectFacts>, string[]]>([
    [{}, []],
    [{ goal: 99 }, ['campaign_goal']],
    [{ goal: null }, ['campaign_goal']],
    [{ ends_at: NOW + 90 * DAY + 1 }, ['campaign_end']],
    [{ ends_at: NOW - 1 }, ['campaign_end']],
    [{ ends_at: null }, ['campaign_end']],
  ])('starts with a goal of at least 100 and at most 90 days: %j', (changes, missing) =>
    expect(findMissingCodes({ ...campaign, ...changes }, 'in_progress')).toEqual(missing),
  );
  it('is pressed once its goal is met, also after its end', () => {
    expect(findMissingCodes({ ...campaign, sold: 99 }, 'confirmed')).toEqual(['campaign_funded']);
    expect(findMissingCodes({ ...campaign, sold: 100, ends_at: NOW - DAY }, 'confirmed')).toEqual([]);
  });
  it('cannot fail while it has paid orders', () => {
    expect(findMissingCodes({ ...campaign, paidOrders: 3 }, 'failed')).toEqual(['no_paid_orders']);
  });
});

it('only manufactured projects have a proof and a test pressing', () => {
  expect(isPressed({ type: 'stock', category: 'vinyl' })).toBe(false);
  expect(isPressed({ type: 'preorder', category: 'hoodie' })).toBe(false);
  expect(hasTestPressing({ type: 'preorder', category: 'tape' })).toBe(false);
  expect(hasTestPressing({ type: 'preorder', category: 'vinyl' })).toBe(true);
});
