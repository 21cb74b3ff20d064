import type { DiscGrade } from '#generated/enums.ts';

interface DemoLot {
  /** Text after the name of the record. */
  readonly suffix: string;
  readonly description: string;
  readonly condition: DiscGrade;
  readonly sleeve: DiscGrade | null;
  /** Starting price in euros. */
  readonly start: number;
  readonly reserve: number | null;
  /** Days from now until the end; null for a draft. */
  readonly ends: number | null;
  /** Number of bidders, and the highest maximum bid in euros. */
  readonly bidders: number;
  readonly highestMaximum: number;
}

/** Lots: open, then ended, then draft. */
export const DEMO_LOTS: readonly DemoLot[] = [
  {
    ...{ suffix: 'test pressing 3 of 5, signed', condition: 'nm', sleeve: null, start: 20, reserve: 60 },
    ...{ ends: 0.2, bidders: 6, highestMaximum: 94 },
    description: 'White label with the cutting engineer’s notes, signed by the whole band after the release concert.',
  },
  {
    ...{ suffix: 'No. 1 of 100, numbered', condition: 'm', sleeve: 'm', start: 40, reserve: null },
    ...{ ends: 2, bidders: 9, highestMaximum: 175 },
    description: 'The first copy off the press, sealed. The number is stamped inside the gatefold.',
  },
  {
    ...{ suffix: 'misprinted labels', condition: 'vg_plus', sleeve: 'vg', start: 15, reserve: 35 },
    ...{ ends: 4, bidders: 2, highestMaximum: 28 },
    description:
      'Side A plays side B and the other way round; some forty copies left the plant before anybody noticed.',
  },
  {
    ...{ suffix: 'lacquer cut, framed', condition: 'g_plus', sleeve: null, start: 120, reserve: 200 },
    ...{ ends: 9, bidders: 0, highestMaximum: 0 },
    description: 'The rejected lacquer of side B. Not to be played: each time costs it some of its treble.',
  },
  {
    ...{ suffix: 'acetate of the demo mix', condition: 'vg', sleeve: null, start: 30, reserve: 80 },
    ...{ ends: -2, bidders: 5, highestMaximum: 140 },
    description: 'Two songs in other takes than on the record. A few light ticks before the second.',
  },
  {
    ...{ suffix: 'test pressing 1 of 5', condition: 'nm', sleeve: 'vg_plus', start: 25, reserve: null },
    ...{ ends: -11, bidders: 4, highestMaximum: 88 },
    description: 'The one that was approved, with the form that says so.',
  },
  {
    ...{ suffix: 'tour edition, hand-painted sleeve', condition: 'm', sleeve: 'nm', start: 35, reserve: 90 },
    ...{ ends: -16, bidders: 2, highestMaximum: 60 },
    description: 'One of twelve painted in the van between Lyon and Turin.',
  },
  {
    ...{ suffix: 'promo copy with press sheet', condition: 'vg_plus', sleeve: 'vg_plus', start: 12, reserve: null },
    ...{ ends: null, bidders: 0, highestMaximum: 0 },
    description: 'Sent to radios six weeks before the release, with the typed sheet.',
  },
];
