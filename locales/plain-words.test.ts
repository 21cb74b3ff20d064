import { expect, test } from 'vitest';
import { NAMESPACES, readTexts } from './texts.ts';

/** Replaced phrases, and signs of texts that personify or leave out the noun. */
const RETIRED: readonly (readonly [RegExp, instead: string])[] = [
  [/\bthan yesterday\b/i, '38% below yesterday'],
  [/^Go on$/, 'Resume'],
  [/\bHand parcels over\b/, 'Mark as shipped'],
  [/^Sheets$/, 'Documents'],
  [/^As chosen$/, 'Selected order'],
  [/\bYou have had this\b/, 'Claimed by you since'],
  [/\bgiv(?:e|en) (?:it |the \w+ )?up\b/i, 'cancelled, discarded'],
  [/^Sums$/, 'Payment summary'],
  [/^What happen(?:s|ed)$/, 'Timeline, Preview'],
  [/\bTake(?:n)? (?:\S+ )?back$/i, 'Unpack, Undo, Withdraw'],
  [/^Came from$/, 'Traffic source'],
  [/\bin the other shop\b/, 'External order number'],
  [/\bnobody\b|\bwhoever\b|\bwhichever\b/i, 'Unassigned, No …'],
  [/^There(?: already)?$/, 'Existing number'],
  [/^At home$/, 'Domestic'],
  [/\bgiv(?:e|en|ing) (?:\S+ )?back\b/i, 'refund'],
  [/\bthe shop itself\b/i, 'System'],
  [/^Day it\b/, 'Received on'],
  [/\bthings missing\b/, '2 items missing'],
  [/^Entry \{\{/, 'Item 1'],
  [
    /^(?:Months|Prices|Looks|Genres|Kinds|Uses|Codes|Batches|Kind|Use|Look|Month|Price) (?:of|for) /,
    'Box prices, Pass types',
  ],
  [/\bWho (?:recommends|is due|did)\b/, 'Referrals'],
  [/^(?:Are|Is) there\b|^Which\b|^Who\b|^Why\b|^Where\b|^How many\b/, 'a noun'],
  [/\bin the way\b/i, 'Exceptions'],
  [/\bmend(?:ed|s)?\b/i, 'fix, correct'],
  [/\btwice$/i, 'Possible duplicates'],
  [/\bno more[.;]?$|\bsigns in no more\b/i, 'can no longer sign in'],
  [/^From goods\b/, 'Minimum spend'],
  [/\bLeads to\b/, 'Linked category'],
  [/^Put in order$/, 'Reorder'],
  [/\bit holds\b|\bholds until\b|\boffer holds\b/i, 'Valid for (days), Valid until'],
  [/^Letters\b/, 'Encoding'],
  [/\badded up$/, 'Cumulative revenue'],
  [/\bshe\b|\bhers?\b/i, 'the customer'],
  [/\bwaits? for its\b|\bwaiting for its turn\b|\bthe bank thinks\b/i, 'Waiting'],
  [/\b(?:anew|meanwhile|nameless|likely twice)\b/i, 'again, in the meantime, anonymised'],
  [/\bshelf\b|\bshelves\b/i, 'category'],
  [/\bby itself\b|\bof its own\b/i, 'automatically'],
  [/\bpay link\b/i, 'payment link'],
];

/** Texts that use such a word in its plain sense. */
const ALLOWED = new Set(['common:enums.PrintOrder.shelf']);

test.each(NAMESPACES)('the English texts of %s use standard terms', (namespace) => {
  const violations = [...readTexts('en', namespace)].flatMap(([key, text]) =>
    ALLOWED.has(`${namespace}:${key}`)
      ? []
      : RETIRED.filter(([retired]) => retired.test(text)).map(([, instead]) => `${key}: “${text}” → ${instead}`),
  );
  expect(violations).toEqual([]);
});
