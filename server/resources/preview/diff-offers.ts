import type { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';

interface Offer extends Record<string, unknown> {
  key: string;
  status: string;
  sent_at: string | null;
  /** Minor. */
  total: number;
  currency: Currency;
}

const isOpen = ({ status }: Pick<Offer, 'status'>): boolean => status === 'sent';

/** Reads the open offers and the current state of those in `known`. */
export async function readOffers(
  tx: Transaction,
  offers: readonly SQL[],
  known: readonly Offer[] = [],
): Promise<Offer[]> {
  const keys = known.map(({ key }) => key);
  const { rows } = await tx.execute<Offer>(
    sql`select key, status, sent_at::text, total, currency from (${sql.join([...offers], sql` union all `)}) offers where status = 'sent' or key = any(${sql.param(keys)}::text[])`,
  );
  return rows;
}

/**
 * Offers sent, answered or withdrawn between two readings, compared one by one: an action may withdraw an offer and send
 * another of the same amount.
 */
export function diffOffers(before: readonly Offer[], after: readonly Offer[]): MinorEffect[] {
  const was = new Map(before.map((offer) => [offer.key, offer]));
  const effects = after.flatMap((offer): MinorEffect[] => {
    const one = was.get(offer.key);
    const kind = kindOf(one, offer);
    // a withdrawn offer counts with the amount it was sent with
    const { total: amount, currency } = kind === 'offers_withdrawn' && one ? one : offer;
    return kind ? [{ kind, count: 1, amount, currency }] : [];
  });
  const isDeleted = ({ key }: Offer) => !after.some((offer) => offer.key === key);
  return [
    ...effects,
    ...before.filter(isDeleted).map(({ total: amount, currency }) => {
      return { kind: 'offers_withdrawn', count: 1, amount, currency } as const;
    }),
  ];
}

function kindOf(before: Offer | undefined, after: Offer): MinorEffect['kind'] | undefined {
  if (isOpen(after)) return before && before.sent_at === after.sent_at ? undefined : 'offers_sent';
  if (after.status === 'accepted') return 'offers_accepted';
  return after.status === 'refused' ? 'offers_refused' : 'offers_withdrawn';
}
