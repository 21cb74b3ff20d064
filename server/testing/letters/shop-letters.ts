import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { MailTemplate, ProjectStep } from '#generated/enums.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { lotBids, lots } from '#server/modules/auctions/auctions.table.ts';
import { mailBidders } from '#server/modules/auctions/letters/lot-mails.ts';
import { items, projects } from '#server/modules/catalogue/index.ts';
import { mailStep } from '#server/modules/catalogue/letters/project-mails.ts';
import { mailStockNotice } from '#server/modules/catalogue/letters/stock-notice-mail.ts';
import { stockNotices } from '#server/modules/catalogue/stock-notices.table.ts';
import { conversations } from '#server/modules/community/conversations.table.ts';
import { mailConversation } from '#server/modules/community/letters/conversation-mail.ts';
import { mailAuthor } from '#server/modules/community/letters/review-mails.ts';
import { mailUnreadMessages } from '#server/modules/community/letters/unread-mail.ts';
import { reviews } from '#server/modules/community/reviews.table.ts';
import { contestEntries, contests } from '#server/modules/contests/contests.table.ts';
import { mailWinner } from '#server/modules/contests/letters/winner-mail.ts';
import { artistPayouts, payoutAccounts } from '#server/modules/earnings/artist-payouts.table.ts';
import { mailAccount, mailPayout } from '#server/modules/earnings/letters/payout-mails.ts';
import { manualOrders, orders } from '#server/modules/orders/index.ts';
import { createPayUrl } from '#server/modules/orders/manual-orders/offer-link.ts';
import { mailPass } from '#server/modules/passes/letters/pass-mail.ts';
import { passes } from '#server/modules/passes/passes.table.ts';
import { mailQuote, mailQuoteAccepted } from '#server/modules/pressing/letters/quote-mail.ts';
import { createAcceptUrl } from '#server/modules/pressing/quote-link.ts';
import { quotes } from '#server/modules/pressing/quotes.table.ts';
import { boxes, boxPeriods } from '#server/modules/subscriptions/boxes.table.ts';
import { mailBox } from '#server/modules/subscriptions/letters/box-mails.ts';
import { mailGift } from '#server/modules/subscriptions/letters/gift-mail.ts';
import { boxCodes } from '#server/modules/pricing/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import { readFirst, type Write, type LetterContext } from './writing.ts';

type TemplateOf<Prefix extends string> = Extract<MailTemplate, `${Prefix}_${string}`>;

const writeStep =
  (to: ProjectStep): Write =>
  async (letter) => {
    const project = await readFirst(letter, projects);
    const owner = await readFirst(letter, users, eq(users.role, 'artist'));
    await mailStep(letter.tx, letter.context, { project, step: to, owner });
  };

const writeLot =
  (template: Exclude<TemplateOf<'lot'>, 'lot_won'>): Write =>
  async (letter) => {
    const bid = await readFirst(letter, lotBids);
    const record = await readFirst(letter, lots, eq(lots.id, bid.lot_id));
    await mailBidders(letter.tx, letter.context, record, [bid.user_id ?? 0], { template });
  };

const writeBox =
  (template: Exclude<TemplateOf<'box'>, 'box_gift'>): Write =>
  async (letter) => {
    const period = await readFirst(letter, boxPeriods, gt(boxPeriods.amount, 0));
    const record = await readFirst(letter, boxes, eq(boxes.id, period.box_id));
    await mailBox(letter.tx, letter.context, record, template, { period, record: 'Nova: Tides' });
  };

/** Reads a shop with a manager, the recipient of its mails. */
const readManagedShop = (letter: LetterContext) => readFirst(letter, shops, isNotNull(shops.user_id));

const writePayout =
  (template: Exclude<TemplateOf<'payout'>, 'payout_account'>): Write =>
  async (letter) => {
    const { id: shop_id } = await readManagedShop(letter);
    await mailPayout(letter.tx, letter.context, template, { ...(await readFirst(letter, artistPayouts)), shop_id });
  };

const writeReview =
  (template: TemplateOf<'review'>): Write =>
  async (letter) =>
    mailAuthor(letter.tx, letter.context, await readFirst(letter, reviews, isNotNull(reviews.user_id)), template);

const writeConversation =
  (template: 'contact_received' | 'conversation_message', text?: string): Write =>
  async (letter) =>
    mailConversation(letter.tx, letter.context, await readFirst(letter, conversations), {
      template,
      ...(text !== undefined && { text }),
    });

/** Writers of all other letters. */
export const SHOP_LETTERS = {
  contact_received: writeConversation('contact_received'),
  conversation_message: writeConversation('conversation_message', 'It has left.'),
  unread_message: async (letter) => {
    const recipient = await readFirst(letter, users, eq(users.role, 'artist'));
    await mailUnreadMessages(letter.tx, letter.context, recipient, { conversation: 12, author: 'Léa M.' });
  },
  review_answered: writeReview('review_answered'),
  review_refused: writeReview('review_refused'),
  back_in_stock: async (letter) => {
    const { email, lang } = await readFirst(letter, users);
    const isOnSale = and(eq(projects.visibility, 'online'), eq(projects.step, 'successful'));
    const project = await readFirst(letter, projects, isOnSale);
    const item = await readFirst(letter, items, eq(items.project_id, project.id));
    const values = { item_id: item.id, email, lang, token: createSecret() };
    const [notice] = await letter.tx.insert(stockNotices).values(values).returning();
    if (notice) await mailStockNotice(letter.tx, letter.context, notice, { name: item.name, project });
  },
  project_creating: writeStep('creating'),
  project_checking: writeStep('checking'),
  project_in_progress: writeStep('in_progress'),
  project_confirmed: writeStep('confirmed'),
  project_successful: writeStep('successful'),
  project_failed: writeStep('failed'),
  project_refused: writeStep('refused'),
  quote: async (letter) => {
    const quote = await readFirst(letter, quotes, eq(quotes.status, 'sent'));
    await mailQuote(letter.tx, letter.context, quote, createAcceptUrl(quote, letter.context.config.publicUrl));
  },
  quote_accepted: async (letter) => mailQuoteAccepted(letter.tx, letter.context, await readFirst(letter, quotes)),
  contest_won: async (letter) => {
    const entry = await readFirst(letter, contestEntries);
    const contest = await readFirst(letter, contests, eq(contests.id, entry.contest_id));
    await mailWinner(letter.tx, letter.context, contest, entry);
  },
  pass: async (letter) => mailPass(letter.tx, letter.context, await readFirst(letter, passes)),
  box_charged: writeBox('box_charged'),
  box_failed: writeBox('box_failed'),
  box_paused: writeBox('box_paused'),
  box_ended: writeBox('box_ended'),
  box_gift: async (letter) => {
    const code = await readFirst(letter, boxCodes, eq(boxCodes.kind, 'months'));
    const { email, lang, firstname } = await readFirst(letter, orders);
    await mailGift(
      letter.tx,
      letter.context,
      { email, lang, firstname },
      { ...code, recipient: 'Paul', message: 'Happy birthday!' },
    );
  },
  payout_requested: writePayout('payout_requested'),
  payout_paid: writePayout('payout_paid'),
  payout_refused: writePayout('payout_refused'),
  payout_returned: writePayout('payout_returned'),
  payout_account: async (letter) => {
    const { id: shop_id } = await readManagedShop(letter);
    const payoutAccountRows = await letter.tx.select().from(payoutAccounts).limit(1);
    for (const row of payoutAccountRows) await mailAccount(letter.tx, letter.context, { ...row, shop_id });
  },
  lot_won: async (letter) => {
    const offer = await readFirst(letter, manualOrders, eq(manualOrders.status, 'offered'));
    const bid = await readFirst(letter, lotBids);
    const record = await readFirst(letter, lots, eq(lots.id, bid.lot_id));
    const url = createPayUrl(offer, letter.context.config.publicUrl);
    await mailBidders(letter.tx, letter.context, record, [bid.user_id ?? 0], { template: 'lot_won', payUrl: url });
  },
  lot_lost: writeLot('lot_lost'),
  lot_outbid: writeLot('lot_outbid'),
  lot_cancelled: writeLot('lot_cancelled'),
  lot_bid_withdrawn: writeLot('lot_bid_withdrawn'),
} as const satisfies Partial<Record<MailTemplate, Write>>;
