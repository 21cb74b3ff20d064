import { getMonth } from '#domain/subscriptions/months.ts';
import { UserBoxFields } from '#generated/fields/UserBox.ts';
import { UserBoxMonthFields } from '#generated/fields/UserBoxMonth.ts';
import type { UserBox, UserBoxMonth } from '#generated/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { readCurrentPrice } from './box-price.ts';
import { wireBox } from './boxes.resource.ts';
import { boxes, boxPeriods, type BoxRow } from './boxes.table.ts';
import { cancelBox, changeBox, pauseBox, skipPlanned } from './change-box.ts';
import { mailWords } from '#server/core/mail/mail.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** The subscriber's view of a box. */
export async function wireOwnBox(call: AnyCall, db: Queryable, row: BoxRow): Promise<UserBox> {
  const t = await mailWords(call.lang);
  const { firstname, lastname, email, phone, address, zip_code, city, state, country_id } = row;
  const { next_month } = await wireBox(db, row);
  const said = {
    name: t(`common:enums.BoxType.${row.type}`),
    next_month,
    customer: { firstname, lastname, email, phone, address, zip_code, city, state, country_id },
  };
  return toWire(UserBoxFields, { ...row, ...said }) as UserBox;
}

/** Throws 404 for a missing box or one of another account. */
function requireOwnBox(row: BoxRow | undefined, { user }: AnyCall): BoxRow {
  if (row?.user_id !== requireAccount(user).id) throw notFound();
  return row;
}

/** Updates the caller's own box. Throws 404, and 409 when it has ended. */
export async function changeOwnBox(
  call: AnyCall,
  id: number,
  work: (tx: Transaction, box: BoxRow) => Promise<{ values: Partial<BoxRow> }> | { values: Partial<BoxRow> },
): Promise<UserBox> {
  const row = await changeBox(call, id, (tx, before) => {
    const box = requireOwnBox(before, call);
    if (box.status === 'cancelled' || box.status === 'ended') throw problem(409, 'box_is_over');
    return work(tx, box);
  });
  return wireOwnBox(call, call.context.db, row);
}

export const listUserBoxes: Handler<'listUserBoxes'> = async (call) => {
  const { reads } = call.context;
  const own = eq(boxes.user_id, requireAccount(call.user).id);
  const rows = await reads.select().from(boxes).where(own).orderBy(desc(boxes.created_at), desc(boxes.id));
  return Promise.all(rows.map((row) => wireOwnBox(call, reads, row)));
};

/** The caller's own box with its records. The next record is hidden until it is ordered. */
export const getUserBox: Handler<'getUserBox'> = async (call) => {
  const { reads } = call.context;
  const [row] = await reads.select().from(boxes).where(eq(boxes.id, call.params.id));
  const box = requireOwnBox(row, call);
  const found = await reads
    .select({ period: boxPeriods, artist_name: projects.artist_name, name: projects.name, project_id: projects.id })
    .from(boxPeriods)
    .leftJoin(items, and(eq(items.id, boxPeriods.item_id), eq(boxPeriods.status, 'ordered')))
    .leftJoin(projects, eq(projects.id, items.project_id))
    .where(eq(boxPeriods.box_id, box.id))
    .orderBy(desc(boxPeriods.month));
  const months = found.map(({ period, artist_name, name, project_id }) => {
    const title = name === null ? null : `${artist_name} – ${name}`;
    return toWire(UserBoxMonthFields, { ...period, title, project_id }) as UserBoxMonth;
  });
  return { ...(await wireOwnBox(call, reads, box)), months };
};

/** Updates type and genres of the caller's own box, pauses or resumes it, or skips a month. */
export const changeUserBox: Handler<'changeUserBox'> = (call) => {
  const { id, paused, until, skip_month, ...wish } = call.body;
  const now = call.context.now();
  if (skip_month !== undefined && skip_month < getMonth(now))
    throw invalid([{ path: 'skip_month', code: 'month_is_over' }]);
  return changeOwnBox(call, id, async (tx, box) => {
    const kind = { type: wish.type ?? box.type, periodicity: wish.periodicity ?? box.periodicity };
    const isOther = kind.type !== box.type || kind.periodicity !== box.periodicity;
    const price = isOther ? await readCurrentPrice(tx, { ...kind, currency: box.currency }, now) : box.price;
    if (skip_month !== undefined) await skipPlanned(tx, box, 'asked', skip_month);
    const pause =
      paused && box.status !== 'paused' ? await pauseBox(tx, call, box, { until: until ?? null }) : undefined;
    return {
      values: {
        ...{ ...kind, price },
        ...(wish.genres && { genres: wish.genres }),
        ...(wish.taste !== undefined && { taste: wish.taste }),
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
  changeOwnBox(call, call.params.id, (tx, box) => cancelBox(tx, call, box, { reason: 'Cancelled by the subscriber' }));
