import type { ProjectStep, ProjectType } from '#generated/enums.ts';
import { isLaunched } from '../statuses.ts';
import { computeRetryTime } from '../payments/retries.ts';

/** Data of a project that decides whether its copies are pledged or bought. */
export interface Campaign {
  readonly type: ProjectType;
  readonly step: ProjectStep;
  /** Copies required; null for a project without a goal. */
  readonly goal: number | null;
  /** Copies ordered, pledges included. */
  readonly sold: number;
  /** When the goal was first reached. */
  readonly funded_at: Date | null;
  readonly ends_at: Date | null;
}

/** `open` collects pledges, `funded` is charged for, `failed` ended without reaching its goal. */
export type CampaignState = 'open' | 'funded' | 'failed';

/**
 * The state of the campaign of a project. A project stays funded when pledges are cancelled later; one that is no campaign is
 * `funded`, because its copies are charged at once.
 */
export function getCampaignState({ type, step, goal, sold, funded_at, ends_at }: Campaign, now: Date): CampaignState {
  if (!isLaunched(step)) return 'failed';
  const isCampaign = type === 'crowdfunding' && goal !== null && step === 'in_progress';
  if (!isCampaign || funded_at !== null || sold >= goal) return 'funded';
  return ends_at !== null && ends_at <= now ? 'failed' : 'open';
}

/** What a cart pledges: nothing, copies of one project, or copies that must be pledged in a cart of their own. */
export type CartPledge<Item> = { readonly item: Item } | 'mixed' | undefined;

/** The pledge of a cart of `items` and a number of subscription boxes. */
export function findCartPledge<Item extends Campaign & { readonly project_id: number }>(
  items: readonly Item[],
  boxes: number,
  now: Date,
): CartPledge<Item> {
  const item = items.find((candidate) => getCampaignState(candidate, now) === 'open');
  if (!item) return undefined;
  return boxes > 0 || items.some(({ project_id }) => project_id !== item.project_id) ? 'mixed' : { item };
}

/** Days from a declined charge of a pledge to the next one. After the last one the pledge ends. */
export const PLEDGE_RETRY_DAYS = [1, 3, 5] as const;

/** Longest time in days from the first decline of a pledge to its end. */
export const PLEDGE_RETRY_PERIOD = PLEDGE_RETRY_DAYS.reduce<number>((days, wait) => days + wait, 0);

/** When a pledge is charged again after its `failures`-th decline; undefined when it ends. */
export const getNextPledgeCharge = (failures: number, now: Date): Date | undefined =>
  computeRetryTime(failures, now, PLEDGE_RETRY_DAYS) ?? undefined;
