import { ProjectCategory, type ProjectCheckCode, type ProjectStep, type ProjectType } from '#generated/enums.ts';
import { checkSideLength, type SideLimits } from './side-minutes.ts';

const DAY = 86_400;
/** Types of projects that are manufactured. */
const PRESSED: readonly ProjectType[] = [
  'preorder',
  'crowdfunding',
  'direct_pressing',
  'limited_edition',
  'test_pressing',
];

/** Data of a project that its checks depend on. Days are ISO dates, times Unix seconds. */
export interface ProjectFacts {
  readonly type: ProjectType;
  readonly category: ProjectCategory;
  /** Whether its picture folder contains a cover. */
  readonly hasCover: boolean;
  readonly released_on: string | null;
  readonly proof_approved_on: string | null;
  readonly test_pressing_approved_on: string | null;
  readonly shipped_on: string | null;
  readonly goal: number | null;
  readonly sold: number;
  readonly ends_at: number | null;
  readonly items: readonly { readonly price: number; readonly barcode: string | null }[];
  /** `sound`: whether the track has an audio file. */
  readonly tracks: readonly { readonly side: string | null; readonly duration: number; readonly sound: boolean }[];
  /** Limits of its disc format. */
  readonly sideLimits: SideLimits | undefined;
  /** Number of paid orders that are not refunded. */
  readonly paidOrders: number;
  /** Minimum goal of a campaign, in pre-orders. */
  readonly minGoal: number;
  /** Maximum duration of a campaign, in days. */
  readonly maxCampaignDays: number;
}

/** A requirement with the steps that need it. */
export interface ProjectCheck {
  readonly code: ProjectCheckCode;
  readonly done: boolean;
  readonly steps: ProjectStep[];
  readonly params?: Readonly<Record<string, string | number>>;
}

const ON_SALE: ProjectStep[] = ['in_progress', 'confirmed', 'successful'];
const PRESSED_STEPS: ProjectStep[] = ['confirmed', 'successful'];
const SUBMITTED_STEPS: ProjectStep[] = ['checking', ...ON_SALE];

/** Whether it contains music. */
const isMusic = ({ category }: ProjectFacts): boolean => 'music' in ProjectCategory.data[category];

/** Whether it is manufactured, which requires an approved proof. */
export const isPressed = (facts: Pick<ProjectFacts, 'type' | 'category'>): boolean =>
  PRESSED.includes(facts.type) && 'music' in ProjectCategory.data[facts.category];

/** Whether it has a test pressing: manufactured vinyl. */
export const hasTestPressing = (facts: Pick<ProjectFacts, 'type' | 'category'>): boolean =>
  isPressed(facts) && facts.category !== 'cd' && facts.category !== 'tape';

/** Sides too long to be cut, sorted. */
function findLongSides({ tracks, sideLimits }: ProjectFacts): string[] {
  const sides = Map.groupBy(
    tracks.filter(({ side }) => side),
    ({ side }) => side,
  );
  return [...sides]
    .filter(
      ([, sideTracks]) =>
        checkSideLength(
          sideTracks.reduce((sum, { duration }) => sum + duration, 0),
          sideLimits,
        ) === 'too_long',
    )
    .map(([side]) => side ?? '')
    .sort();
}

/**
 * Lists the checks that apply to the type and category of a project (trade facts: production, crowdfunding). `now` in Unix
 * seconds.
 */
export function listProjectChecks(facts: ProjectFacts, now: number): ProjectCheck[] {
  const { items, tracks, goal, ends_at } = facts;
  const isVinyl = facts.category === 'vinyl' || facts.category === 'bundle' || facts.category === 'project';
  const isCampaign = facts.type === 'crowdfunding';
  const longSides = findLongSides(facts);
  const missingAudio = tracks.filter(({ sound }) => !sound).length;
  const missingBarcodes = items.filter(({ barcode }) => !barcode).length;
  const days = ends_at === null ? undefined : (ends_at - now) / DAY;
  const checks: (ProjectCheck | false)[] = [
    { code: 'item_price', done: items.some(({ price }) => price > 0), steps: SUBMITTED_STEPS },
    isMusic(facts) && { code: 'tracks', done: tracks.length > 0, steps: SUBMITTED_STEPS },
    { code: 'artwork', done: facts.hasCover, steps: ON_SALE },
    isMusic(facts) && {
      code: 'audio',
      done: tracks.length > 0 && missingAudio === 0,
      steps: ON_SALE,
      params: { count: missingAudio },
    },
    isVinyl && {
      code: 'side_minutes',
      done: longSides.length === 0,
      steps: ON_SALE,
      params: { sides: longSides.join(', ') },
    },
    { code: 'released_on', done: facts.released_on !== null, steps: ON_SALE },
    isCampaign && {
      code: 'campaign_goal',
      done: (goal ?? 0) >= facts.minGoal,
      steps: ON_SALE,
      params: { least: facts.minGoal },
    },
    isCampaign && {
      code: 'campaign_end',
      done: days !== undefined && days > 0 && days <= facts.maxCampaignDays,
      steps: ['in_progress'],
      params: { most: facts.maxCampaignDays },
    },
    isCampaign && {
      code: 'campaign_funded',
      done: goal !== null && facts.sold >= goal,
      steps: PRESSED_STEPS,
      params: { sold: facts.sold, goal: goal ?? 0 },
    },
    {
      code: 'item_barcode',
      done: items.length > 0 && missingBarcodes === 0,
      steps: PRESSED_STEPS,
      params: { count: missingBarcodes },
    },
    isPressed(facts) && { code: 'proof_approved', done: facts.proof_approved_on !== null, steps: PRESSED_STEPS },
    hasTestPressing(facts) && {
      code: 'test_pressing_approved',
      done: facts.test_pressing_approved_on !== null,
      steps: PRESSED_STEPS,
    },
    isPressed(facts) && { code: 'shipped', done: facts.shipped_on !== null, steps: ['successful'] },
    {
      code: 'no_paid_orders',
      done: facts.paidOrders === 0,
      steps: ['failed'],
      params: { count: facts.paidOrders },
    },
  ];
  return checks.filter((check) => check !== false);
}

/** The unmet checks of a step; empty when the project can move there. */
export function findMissingChecks<Check extends Pick<ProjectCheck, 'done' | 'steps'>>(
  checks: readonly Check[],
  step: ProjectStep,
): Check[] {
  return checks.filter(({ done, steps }) => !done && steps.includes(step));
}
