import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  findCartPledge,
  getCampaignState,
  getNextPledgeCharge,
  PLEDGE_RETRY_PERIOD,
} from './pledges.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const BEFORE = new Date('2026-11-28T11:59:59Z');
const AFTER = new Date('2026-12-20T00:00:00Z');
const CAMPAIGN: Campaign & { project_id: number } = {
  ...{ project_id: 1, type: 'crowdfunding', step: 'in_progress', goal: 100, sold: 99, funded_at: null, ends_at: AFTER },
};

describe('a campaign', () => {
  it.each<[string, Partial<Campaign>, string]>([
    ['is open below its goal', {}, 'open'],
    ['is open without an end', { ends_at: null }, 'open'],
    ['is funded at its goal', { sold: 100 }, 'funded'],
    ['stays funded when pledges are cancelled', { funded_at: BEFORE, sold: 12 }, 'funded'],
    ['stays funded after its end', { funded_at: BEFORE, sold: 12, ends_at: BEFORE }, 'funded'],
    ['is funded once it is confirmed', { step: 'confirmed' }, 'funded'],
    ['has failed after its end', { ends_at: BEFORE }, 'failed'],
    ['has failed at its end', { ends_at: NOW }, 'failed'],
    ['that reached its goal is funded after its end', { sold: 100, ends_at: BEFORE }, 'funded'],
    ['has failed by its step, even above its goal', { step: 'failed', sold: 120, funded_at: BEFORE }, 'failed'],
    ['without a goal is charged at once', { goal: null, sold: 0 }, 'funded'],
    ['that became a pre-order is charged at once', { type: 'preorder' }, 'funded'],
  ])('%s', (_name, values, state) => {
    expect(getCampaignState({ ...CAMPAIGN, ...values }, NOW)).toBe(state);
  });
});

describe('the pledge of a cart', () => {
  const stock = { ...CAMPAIGN, project_id: 2, type: 'stock', goal: null } as const;
  it.each([
    ['none without a campaign', [stock], 1, undefined],
    ['none for a funded campaign', [{ ...CAMPAIGN, sold: 100 }, stock], 0, undefined],
    ['that of one campaign with several items', [CAMPAIGN, CAMPAIGN], 0, { item: CAMPAIGN }],
    ['mixed with another record', [stock, CAMPAIGN], 0, 'mixed'],
    ['mixed with another campaign', [CAMPAIGN, { ...CAMPAIGN, project_id: 3 }], 0, 'mixed'],
    ['mixed with a box', [CAMPAIGN], 1, 'mixed'],
    ['none of an empty cart', [], 0, undefined],
  ])('is %s', (_name, items, boxes, pledge) => {
    expect(findCartPledge(items, boxes, NOW)).toEqual(pledge);
  });
});

it('charges a declined pledge again after 1, 3 and 5 days, then ends it', () => {
  const days = [1, 2, 3].map((failures) => (getNextPledgeCharge(failures, NOW)?.getTime() ?? 0) - NOW.getTime());
  expect(days.map((time) => time / 86_400_000)).toEqual([1, 3, 5]);
  expect(getNextPledgeCharge(4, NOW)).toBeUndefined();
  expect(PLEDGE_RETRY_PERIOD).toBe(9);
});
