import { getMonth } from '#domain/subscriptions/months.ts';
import { UserBoxFields } from '#generated/fields/UserBox.ts';
import { UserBoxMonthFields } from '#generated/fields/UserBoxMonth.ts';
import type { UserBox, UserBoxMonth } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { toWireBox } from './boxes.resource.ts';
import { boxes, boxPeriods, type BoxRow } from './boxes.table.ts';
import { cancelBox, changeBox, pauseBox, skipPlanned } from './change-box.ts';
import { loadMailTexts } from '#server/core/mail/mail.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import { readCurrentPrice } from '#server/modules/pricing/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Converts a box to wire format for its subscriber. */
export async function toWireUserBox(call: AnyCall, db: Queryable, row: BoxRow): Promise<UserBox> {
  const t = await loadMailTexts(call.lang);
  const { firstname, lastname, email, phone, company, address, address2, zip_code, city, state, country_id } = row;
  const { next_month } = await toWireBox(db, row);
  const computed = {
    name: t(`common:enums.BoxType.${row.type}`),
    next_month,
    customer: { firstname, lastname, email, phone, company, address, address2, zip_code, city, state, country_id },
  };
  return toWire(UserBoxFields, { ...row, ...computed }) as UserBox;
}

/** Throws 404 for a missing box or one of another account. */
export function requireOwnBox(row: BoxRow | undefined, { user }: AnyCall): BoxRow {
  if (row?.user_id !== requireAccount(user).id) throw notFound();
  return row;
}

/** Throws like `requireOwnBox`, and 409 for a box that has ended. */
export function requireOpenBox(row: BoxRow | undefined, call: AnyCall): BoxRow {
  const box = requireOwnBox(row, call);
  if (box.status === 'cancelled' || box.status === 'ended') throw problem(409, 'box_is_over');
  return box;
}

/** Updates the caller's own box. Throws 404, and 409 when it has ended. */
export async function changeOwnBox(
  call: AnyCall,
  id: number,
  work: (tx: Transaction, box: BoxRow) => Promise<{ values: Partial<BoxRow> }> | { values: Partial<BoxRow> },
): Promise<UserBox> {
  const row = await changeBox(call, id, (tx, before) => work(tx, requireOpenBox(before, call)));
  return toWireUserBox(call, call.context.db, row);
}

export const listUserBoxes: Handler<'listUserBoxes'> = async (call) => {
  const { reads } = call.context;
  const isOwn = eq(boxes.user_id, requireAccount(call.user).id);
  const rows = await reads.select().from(boxes).where(isOwn).orderBy(desc(boxes.created_at), desc(boxes.id));
  return Promise.all(rows.map((row) => toWireUserBox(call, reads, row)));
};

/** Returns the caller's own box with its months. A record is hidden until it is ordered. */
export const getUserBox: Handler<'getUserBox'> = async (call) => {
  const { reads } = call.context;
  const [row] = await reads.select().from(boxes).where(eq(boxes.id, call.params.id));
  const box = requireOwnBox(row, call);
  const rows = await reads
    .select({ period: boxPeriods, artist_name: projects.artist_name, name: projects.name, project_id: projects.id })
    .from(boxPeriods)
    .leftJoin(items, and(eq(items.id, boxPeriods.item_id), eq(boxPeriods.status, 'ordered')))
    .leftJoin(projects, eq(projects.id, items.project_id))
    .where(eq(boxPeriods.box_id, box.id))
    .orderBy(desc(boxPeriods.month));
  const months = rows.map(({ period, artist_name, name, project_id }) => {
    const title = name === null ? null : `${artist_name} – ${name}`;
    return toWire(UserBoxMonthFields, { ...period, title, project_id }) as UserBoxMonth;
  });
  return { ...(await toWireUserBox(call, reads, box)), months };
};

/** Updates type and genres of the caller's own box, pauses or resumes it, or skips a month. */
export const changeUserBox: Handler<'changeUserBox'> = (call) => {
  const { id, paused, until, skip_month, ...changes } = call.body;
  const now = call.context.now();
  if (skip_month !== undefined && skip_month < getMonth(now))
    throw invalid([{ path: 'skip_month', code: 'month_is_over' }]);
  return changeOwnBox(call, id, async (tx, box) => {
    const terms = { type: changes.type ?? box.type, periodicity: changes.periodicity ?? box.periodicity };
    const isRepriced = terms.type !== box.type || terms.periodicity !== box.periodicity;
    const price = isRepriced ? await readCurrentPrice(tx, { ...terms, currency: box.currency }, now) : box.price;
    if (skip_month !== undefined) await skipPlanned(tx, box, 'asked', skip_month);
    const pause =
      paused && box.status !== 'paused' ? await pauseBox(tx, call, box, { until: until ?? null }) : undefined;
    return {
      values: {
        ...{ ...terms, price },
        ...(changes.genres && { genres: changes.genres }),
        ...(changes.taste !== undefined && { taste: changes.taste }),
        ...(skip_month !== undefined && {
          skipped_months: [...new Set([...box.skipped_months, skip_month])].toSorted(),
        }),
        ...pause?.values,
        ...(paused === false && box.status === 'paused' && { status: 'active', paused_until: null }),
      },
    };
  });
};

/** Sets the address of future orders. */
export const setBoxAddress: Handler<'setBoxAddress'> = (call) => {
  const { id, customer } = call.body;
  const { pickup: _, ...address } = customer;
  return changeOwnBox(call, id, () => ({ values: address }));
};

export const cancelUserBox: Handler<'cancelUserBox'> = (call) =>
  changeOwnBox(call, call.params.id, (tx, box) =>
    cancelBox(tx, call, box, {
      reason: call.query.reason?.trim() || 'Cancelled by the subscriber',
    }),
  );
