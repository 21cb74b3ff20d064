import { eq, gt, isNotNull } from 'drizzle-orm';
import type { MailTemplate, ProjectStep } from '#generated/enums.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { lotBids, lots } from '#server/modules/auctions/auctions.table.ts';
import { mailBidders } from '#server/modules/auctions/letters/lot-mails.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { mailStep } from '#server/modules/catalogue/letters/project-mails.ts';
import { conversations } from '#server/modules/community/conversations.table.ts';
import { mailConversation } from '#server/modules/community/letters/conversation-mail.ts';
import { mailAuthor } from '#server/modules/community/letters/review-mails.ts';
import { reviews } from '#server/modules/community/reviews.table.ts';
import { contestEntries, contests } from '#server/modules/contests/contests.table.ts';
import { mailWinner } from '#server/modules/contests/letters/winner-mail.ts';
import { artistPayouts, payoutAccounts } from '#server/modules/earnings/artist-payouts.table.ts';
import { mailAccount, mailPayout } from '#server/modules/earnings/letters/payout-mails.ts';
import { manualOrders } from '#server/modules/orders/index.ts';
import { createPayUrl } from '#server/modules/orders/manual-orders/offer-link.ts';
import { mailPass } from '#server/modules/passes/letters/pass-mail.ts';
import { passes } from '#server/modules/passes/passes.table.ts';
import { mailQuote, mailQuoteAccepted } from '#server/modules/pressing/letters/quote-mail.ts';
import { acceptUrl } from '#server/modules/pressing/quote-link.ts';
import { quotes } from '#server/modules/pressing/quotes.table.ts';
import { boxes, boxPeriods } from '#server/modules/subscriptions/boxes.table.ts';
import { mailBox } from '#server/modules/subscriptions/letters/box-mails.ts';
import { shops } from '#server/modules/shops/index.ts';
import { first, type Write, type Writing } from './writing.ts';

type Of<Prefix extends string> = Extract<MailTemplate, `${Prefix}_${string}`>;

const step =
  (to: ProjectStep): Write =>
  async (writing) => {
    const project = await first(writing, projects);
    const owner = await first(writing, users, eq(users.role, 'artist'));
    await mailStep(writing.tx, writing.context, { project, step: to, owner });
  };

const lot =
  (template: Exclude<Of<'lot'>, 'lot_won'>): Write =>
  async (writing) => {
    const bid = await first(writing, lotBids);
    const about = await first(writing, lots, eq(lots.id, bid.lot_id));
    await mailBidders(writing.tx, writing.context, about, [bid.user_id ?? 0], { template });
  };

const box =
  (template: Of<'box'>): Write =>
  async (writing) => {
    const period = await first(writing, boxPeriods, gt(boxPeriods.amount, 0));
    const about = await first(writing, boxes, eq(boxes.id, period.box_id));
    await mailBox(writing.tx, writing.context, about, template, { period, record: 'Nova: Tides' });
  };

/** A shop with a manager, who receives the mails. */
const managedShop = (writing: Writing) => first(writing, shops, isNotNull(shops.user_id));

const payout =
  (template: Exclude<Of<'payout'>, 'payout_account'>): Write =>
  async (writing) => {
    const { id: shop_id } = await managedShop(writing);
    await mailPayout(writing.tx, writing.context, template, { ...(await first(writing, artistPayouts)), shop_id });
  };

const review =
  (template: Of<'review'>): Write =>
  async (writing) =>
    mailAuthor(writing.tx, writing.context, await first(writing, reviews, isNotNull(reviews.user_id)), template);

const conversation =
  (template: 'contact_received' | 'conversation_message', text?: string): Write =>
  async (writing) =>
    mailConversation(writing.tx, writing.context, await first(writing, conversations), {
      template,
      ...(text !== undefined && { text }),
    });

/** Letters about everything that is no order and no account. */
export const SHOP_LETTERS = {
  contact_received: conversation('contact_received'),
  conversation_message: conversation('conversation_message', 'It has left.'),
  review_answered: review('review_answered'),
  review_refused: review('review_refused'),
  project_creating: step('creating'),
  project_checking: step('checking'),
  project_in_progress: step('in_progress'),
  project_confirmed: step('confirmed'),
  project_successful: step('successful'),
  project_failed: step('failed'),
  project_refused: step('refused'),
  quote: async (writing) => {
    const quote = await first(writing, quotes, eq(quotes.status, 'sent'));
    await mailQuote(writing.tx, writing.context, quote, acceptUrl(quote, writing.context.config.publicUrl));
  },
  quote_accepted: async (writing) => mailQuoteAccepted(writing.tx, writing.context, await first(writing, quotes)),
  contest_won: async (writing) => {
    const entry = await first(writing, contestEntries);
    const contest = await first(writing, contests, eq(contests.id, entry.contest_id));
    await mailWinner(writing.tx, writing.context, contest, entry);
  },
  pass: async (writing) => mailPass(writing.tx, writing.context, await first(writing, passes)),
  box_charged: box('box_charged'),
  box_failed: box('box_failed'),
  box_paused: box('box_paused'),
  box_ended: box('box_ended'),
  payout_requested: payout('payout_requested'),
  payout_paid: payout('payout_paid'),
  payout_refused: payout('payout_refused'),
  payout_returned: payout('payout_returned'),
  payout_account: async (writing) => {
    const { id: shop_id } = await managedShop(writing);
    const account = await writing.tx.select().from(payoutAccounts).limit(1);
    for (const row of account) await mailAccount(writing.tx, writing.context, { ...row, shop_id });
  },
  lot_won: async (writing) => {
    const offer = await first(writing, manualOrders, eq(manualOrders.status, 'offered'));
    const bid = await first(writing, lotBids);
    const about = await first(writing, lots, eq(lots.id, bid.lot_id));
    const url = createPayUrl(offer, writing.context.config.publicUrl);
    await mailBidders(writing.tx, writing.context, about, [bid.user_id ?? 0], { template: 'lot_won', payUrl: url });
  },
  lot_lost: lot('lot_lost'),
  lot_outbid: lot('lot_outbid'),
  lot_cancelled: lot('lot_cancelled'),
  lot_bid_withdrawn: lot('lot_bid_withdrawn'),
} as const satisfies Partial<Record<MailTemplate, Write>>;
