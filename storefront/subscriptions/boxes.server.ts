import { formatMonth } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { addToMonth, getMonth } from '#domain/subscriptions/months.ts';
import type { UserBox, UserBoxMonth } from '#generated/schemas.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';

/** The longest pause that the page offers, in months. */
const LONGEST_PAUSE = 6;

/** A month and its name in the visitor's language. */
export interface NamedMonth {
  readonly month: string;
  readonly name: string;
}

/** A box as its page shows it; `Intl` is not used while a page hydrates, so months are named on the server. */
export interface BoxView {
  readonly box: Omit<UserBox, 'months'>;
  /** `rating` is the account's own of the record */
  readonly months: readonly (UserBoxMonth & NamedMonth & { readonly rating: number | undefined })[];
  readonly nextMonth: NamedMonth | undefined;
  /** the month that can be skipped: the first planned one, else the next one */
  readonly skippable: NamedMonth | undefined;
  readonly skippedMonths: readonly NamedMonth[];
  readonly pausedUntil: NamedMonth | undefined;
  readonly address: readonly string[];
}

/** The next month of a box that is not skipped; undefined once the box is over. */
function findNextMonth({ next_month, skipped_months = [] }: UserBox): string | undefined {
  let month = next_month ?? undefined;
  while (month !== undefined && skipped_months.includes(month)) month = addToMonth(month, 1);
  return month;
}

/** Loads the account's boxes with their months, the referral code, and the months until which a box can be paused. */
export async function loadBoxes({ api, language, user }: Visit, now: Date) {
  const locale = getFormatLocale(language);
  const nameMonth = (month: string): NamedMonth => ({ month, name: formatMonth(`${month}-01`, locale) });
  const nameOptional = (month: string | null | undefined) => (month ? nameMonth(month) : undefined);
  const [list, sponsor] = await Promise.all([
    loadRequired(api.GET('/user/boxes')),
    loadOptional(api.GET('/user/sponsor'), undefined),
  ]);
  const user_id = (await user())?.id ?? 0;
  const details = await Promise.all(
    list.map(async ({ id }) => {
      const [box, reviews] = await Promise.all([
        loadRequired(api.GET('/user/boxes/{id}', { params: { path: { id } } })),
        loadOptional(api.GET('/user/boxes/{id}/reviews/{user_id}', { params: { path: { id, user_id } } }), []),
      ]);
      return { ...box, ratings: new Map(reviews.map(({ project, rating }) => [project.id, rating ?? undefined])) };
    }),
  );
  const current = getMonth(now);
  const boxes = details.map(({ months = [], ratings, ...box }): BoxView => ({
    box,
    months: months.map((entry) => ({
      ...{ ...entry, ...nameMonth(entry.month) },
      rating: entry.project_id ? ratings.get(entry.project_id) : undefined,
    })),
    nextMonth: nameOptional(findNextMonth(box)),
    skippable: nameOptional(
      // newest first
      months.findLast(({ month, status }) => status === 'planned' && month >= current)?.month ?? findNextMonth(box),
    ),
    skippedMonths: (box.skipped_months ?? []).filter((month) => month >= current).map(nameMonth),
    pausedUntil: nameOptional(box.paused_until),
    address: box.customer.address ? formatAddressLines(box.customer, language) : [],
  }));
  // a pause skips at least the next month
  const pauses = Array.from({ length: LONGEST_PAUSE }, (_, index) => nameMonth(addToMonth(current, index + 2)));
  return { boxes, pauses, sponsor };
}
