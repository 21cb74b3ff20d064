import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import type { OrderRow } from '../orders.table.ts';
import { createPledgeUrl } from '../pledges/pledge-state.ts';
import type { PledgeRow } from '../pledges/pledges.table.ts';
import { mailCustomer } from './order-mails.ts';
import {
  createPledgeDeclinedLetter,
  createPledgeEndedLetter,
  createPledgePlacedLetter,
  type PledgeEnd,
} from './pledge-messages.ts';

/** Writes that a pledge was made, and when its card is charged. */
export async function mailPledgePlaced(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  pledge: PledgeRow,
): Promise<void> {
  const [project] = await tx
    .select({ ends_at: projects.ends_at })
    .from(projects)
    .where(eq(projects.id, pledge.project_id));
  const ends_at = project?.ends_at ? toSeconds(project.ends_at) : null;
  const url = createPledgeUrl(order, pledge, context.config.publicUrl);
  await mailCustomer(tx, context, order, (mail) =>
    createPledgePlacedLetter(mail, { ends_at, card: pledge.card_last4 ?? '', url }),
  );
}

/** Writes that the card of a pledge was declined, when it is charged again, and how to pay by another. */
export async function mailPledgeDeclined(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  pledge: PledgeRow,
): Promise<void> {
  const { card_last4, retry_at, failure_code } = pledge;
  const url = createPledgeUrl(order, pledge, context.config.publicUrl);
  await mailCustomer(tx, context, order, (mail) =>
    createPledgeDeclinedLetter(mail, {
      ...{ card: card_last4 ?? '', url, code: failure_code },
      retry_at: retry_at && toSeconds(retry_at),
    }),
  );
}

/** Writes that a pledge has ended without a charge, and why. */
export async function mailPledgeEnded(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { card_last4 }: PledgeRow,
  reason: PledgeEnd,
): Promise<void> {
  await mailCustomer(tx, context, order, (mail) => createPledgeEndedLetter(mail, { reason, card: card_last4 ?? '' }));
}
