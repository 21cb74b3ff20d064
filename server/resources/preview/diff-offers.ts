import type { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { MinorEffect } from './measure-effects.ts';

interface Offer extends Record<string, unknown> {
  key: string;
  status: string;
  sent_at: string | null;
  /** In minor units. */
  total: number;
  currency: Currency;
}

const isOpen = ({ status }: Pick<Offer, 'status'>): boolean => status === 'sent';

/** Reads the open offers, and the current state of those in `previous`. */
export async function readOffers(
  tx: Transaction,
  offers: readonly SQL[],
  previous: readonly Offer[] = [],
): Promise<Offer[]> {
  const keys = previous.map(({ key }) => key);
  const { rows } = await tx.execute<Offer>(
    sql`select key, status, sent_at::text, total, currency from (${sql.join([...offers], sql` union all `)}) offers where status = 'sent' or key = any(${sql.param(keys)}::text[])`,
  );
  return rows;
}

/**
 * The offers sent, answered or withdrawn between two readings. Compares single offers rather than sums, because an
 * action may withdraw an offer and send another of the same amount.
 */
export function diffOffers(before: readonly Offer[], after: readonly Offer[]): MinorEffect[] {
  const beforeByKey = new Map(before.map((offer) => [offer.key, offer]));
  const effects = after.flatMap((offer): MinorEffect[] => {
    const previous = beforeByKey.get(offer.key);
    const kind = getKind(previous, offer);
    // a withdrawn offer has the amount that was sent
    const { total: amount, currency } = kind === 'offers_withdrawn' && previous ? previous : offer;
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

function getKind(before: Offer | undefined, after: Offer): MinorEffect['kind'] | undefined {
  if (isOpen(after)) return before && before.sent_at === after.sent_at ? undefined : 'offers_sent';
  if (after.status === 'accepted') return 'offers_accepted';
  return after.status === 'refused' ? 'offers_refused' : 'offers_withdrawn';
}
