import { randomUUID } from 'node:crypto';
import { getMonth, addToMonth } from '#domain/subscriptions/months.ts';
import type { UserBox, UserBoxCard } from '#generated/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import type { AnyCall, Call, Handler } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { countUse, toBoxChanges, toGiftColumns, redeemCode } from './box-codes.ts';
import { boxes, boxPeriods } from './boxes.table.ts';
import { type CardColumns, toCardColumns } from './card-columns.ts';
import { changeOwnBox, requireOpenBox, toWireUserBox } from './own-boxes.ts';
import { RETRY_BOXES } from './retry-boxes.ts';
import {
  completeCardSetup,
  declinedProblem,
  findSavedCard,
  getCurrentProvider,
  hasSource,
  type SetUpCard,
  setUpCard,
} from '#server/modules/payments/index.ts';
import { findBoxCode, findSponsor, readCurrentPrice } from '#server/modules/pricing/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

type CardCall = Call<'takeOutBox'> | Call<'setBoxCard'>;

/** Saves a card with the provider. Throws 402 when it is declined. */
function saveCard(call: CardCall): Promise<SetUpCard> {
  const { card, payment_method: paymentMethod } = call.body;
  const { context } = call;
  const provider = getCurrentProvider(context.config);
  const setup = { card, paymentMethod, key: `box-card-${randomUUID()}` };
  return setUpCard(call, provider.name, () => provider.saveCard(setup, context));
}

/** The columns of a saved card of the caller. Throws 422 for another. */
async function readCard(call: CardCall, id: number): Promise<CardColumns> {
  const { token, card_brand, card_last4, card_expires } = await findSavedCard(call, id);
  return { card_token: token, card_brand, card_last4, card_expires };
}

/** The card of a new box. Throws 402 for one that requires 3-D Secure, which is saved in the account first. */
async function readNewCard(call: Call<'takeOutBox'>): Promise<CardColumns> {
  if (call.body.card_id) return readCard(call, call.body.card_id);
  const outcome = await saveCard(call);
  if (outcome.status === 'requires_action') throw declinedProblem('authentication_failed');
  return toCardColumns(outcome);
}

/** Creates a box for the account. Throws 422 when it is not sold or has no payment method. */
export const takeOutBox: Handler<'takeOutBox'> = async (call) => {
  const { body, context } = call;
  const { type, periodicity, currency, customer, genres, taste, sponsor, code } = body;
  const { id: user_id } = requireAccount(call.user);
  const now = context.now();
  if (!hasSource(body) && !code) throw invalid([{ path: 'card', code: 'input_required' }]);
  const card = hasSource(body) ? await readNewCard(call) : {};
  const { pickup: _, ...address } = customer;
  const create = async (tx: Transaction) => {
    const boxCode = code ? await findBoxCode(tx, code, now) : undefined;
    if (boxCode?.type && boxCode.type !== type) throw invalid([{ path: 'code', code: 'code_other_box' }]);
    if (boxCode?.kind === 'percent' && !hasSource(body)) throw invalid([{ path: 'card', code: 'input_required' }]);
    const [box] = await tx
      .insert(boxes)
      .values({
        ...{ user_id, type, periodicity, currency, ...address, ...card },
        ...{ price: await readCurrentPrice(tx, { type, periodicity, currency }, now), genres: genres ?? [], taste },
        ...{ first_month: addToMonth(getMonth(now), 1), sponsor_id: await findSponsor(tx, sponsor, user_id) },
        ...(boxCode && toBoxChanges(boxCode, { paid_months: 0, status: 'active' })),
        ...(boxCode && toGiftColumns(boxCode)),
        // without a card the box ends after its free months
        ...{ renews: hasSource(body), created_at: now },
      })
      .returning();
    if (!box) throw new Error('The database did not return the box.');
    if (boxCode) await countUse(tx, boxCode, box.id, now);
    await auditChange(tx, call, 'box', box.id, undefined, box);
    return box;
  };
  const createOnce = () => inTransaction(context.db, create);
  const row = code ? await limitWrongCodes(call, createOnce) : await createOnce();
  call.reply.status(201);
  return toWireUserBox(call, context.db, row);
};

/**
 * Sets the card of future charges and retries declined ones. A new card that requires 3-D Secure is set by a second call with
 * its `setup_id`. Throws 402 when the card is declined, 404 for the box or the set-up of another, and 409 when the box has ended.
 */
export const setBoxCard: Handler<'setBoxCard'> = async (call) => {
  const { context, body } = call;
  const { id, card_id, setup_id } = body;
  if (!hasSource(body) && !setup_id) throw invalid([{ path: 'card', code: 'input_required' }]);
  // no card is saved for a box that cannot take it
  const [row] = await context.db.select().from(boxes).where(eq(boxes.id, id));
  const box = requireOpenBox(row, call);
  if (card_id && !setup_id) return answerWithCard(await writeCard(call, id, await readCard(call, card_id)));
  const outcome = setup_id
    ? (await completeCardSetup(call, { setup_id, authentication: body.authentication })).outcome
    : await saveCard(call);
  if (outcome.status === 'saved') return answerWithCard(await writeCard(call, id, toCardColumns(outcome)));
  const { id: waiting, clientSecret } = outcome;
  return { ...(await toWireUserBox(call, context.db, box)), setup_id: waiting, client_secret: clientSecret };
};

const answerWithCard = (box: UserBox): UserBoxCard => ({ ...box, setup_id: null, client_secret: null });

const writeCard = (call: Call<'setBoxCard'>, id: number, card: CardColumns): Promise<UserBox> =>
  changeOwnBox(call, id, async (tx, box) => {
    const duePeriods = await tx
      .update(boxPeriods)
      .set({ retry_at: call.context.now(), version: sql`${boxPeriods.version} + 1` })
      .where(and(eq(boxPeriods.box_id, box.id), eq(boxPeriods.status, 'failed')))
      .returning({ id: boxPeriods.id });
    if (duePeriods.length > 0) await call.context.jobs.send(RETRY_BOXES, { box_id: box.id }, { tx });
    return { values: { ...card, ...(box.status === 'past_due' && { status: 'active' as const }) } };
  });

/** Runs `work` with a limit of wrong codes by IP address. */
const limitWrongCodes = <Result>({ context, ip }: AnyCall, work: () => Promise<Result>): Promise<Result> =>
  limitFailures(context.db, [{ kind: 'code', who: ip }], work, isRefusal);

/** Returns the content of a code without redeeming it. */
export const checkBoxCode: Handler<'checkBoxCode'> = async (call) => {
  const { context, body } = call;
  const find = () => inTransaction(context.db, (tx) => findBoxCode(tx, body.code, context.now()));
  const { kind, months, percent, charges, type } = await limitWrongCodes(call, find);
  return { kind, months, percent, charges, type };
};

/** Redeems a code for the caller's own box. */
export const redeemBoxCode: Handler<'redeemBoxCode'> = async (call) => {
  const { code, id } = call.body;
  return limitWrongCodes(call, () =>
    changeOwnBox(call, id, (tx, box) => redeemCode(tx, box, code, call.context.now())),
  );
};
