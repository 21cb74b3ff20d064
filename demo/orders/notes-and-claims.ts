import type pg from 'pg';
import { paragraph } from '#server/core/mail/blocks.ts';
import { composeMail } from '#server/core/mail/compose-mail.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { random } from '#server/core/media/random.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { Language } from '#generated/enums.ts';
import { DEMO_NOTES } from '../texts/notes.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface RecentOrder {
  id: number;
  number: string;
  status: string;
  email: string;
  firstname: string;
  lang: Language;
  created_at: Date;
}

/** Number of the newest orders with notes and claims. */
const RECENT_ORDERS = 120;
const MINUTE = 60_000;

/** Loads activity on the newest orders: notes that mention colleagues, claims, and mails to customers. */
export async function loadNotesAndClaims(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: staff } = await client.query<{ id: number; name: string }>(
    `select id, name from users where role in ('admin', 'team') order by id`,
  );
  const { rows: recentOrders } = await client.query<RecentOrder>(
    `select id, number, status, email, firstname, lang, created_at from orders
      where paid_at is not null order by created_at desc limit $1`,
    [RECENT_ORDERS],
  );
  if (staff.length < 2) return;
  await copyRows(
    client,
    notes,
    recentOrders.flatMap((order, index) => createNote(order, index, staff, now)),
  );
  await copyRows(client, mails, await Promise.all(recentOrders.map((order) => createConfirmation(order, now))));
  const openOrders = recentOrders.filter(({ status }) => status === 'paid' || status === 'in_preparation');
  for (const [index, { id }] of openOrders
    .filter((_, position) => position % 4 === 1)
    .slice(0, 8)
    .entries()) {
    const claimed_at = new Date(now.getTime() - (3 + 5 * index) * MINUTE);
    const assignee = staff[index % staff.length];
    await client.query('update orders set claimed_by = $1, claimed_at = $2 where id = $3', [
      assignee?.id,
      claimed_at,
      id,
    ]);
  }
}

function createNote(
  { id, created_at }: RecentOrder,
  index: number,
  staff: readonly { id: number; name: string }[],
  now: Date,
): CopyRow[] {
  if (index % 3 !== 0) return [];
  const rng = random(`note-${String(id)}`);
  const author = staff[index % 2];
  const colleague = staff[1 - (index % 2)];
  const template = DEMO_NOTES[(index / 3) % DEMO_NOTES.length] ?? '';
  const mentions = colleague && template.includes('{colleague}') ? [colleague.id] : [];
  const writtenAt = new Date(Math.min(created_at.getTime() + rng.int(20, 600) * MINUTE, now.getTime() - MINUTE));
  return [
    {
      resource: 'orders',
      record_id: id,
      author_id: author?.id,
      text: template.replace('{colleague}', `@${colleague?.name ?? ''}`),
      mentions,
      // only recent notes are unread
      unread: index < 15 ? mentions : [],
      created_at: writtenAt,
    },
  ];
}

async function createConfirmation(
  { id, number, email, firstname, lang, created_at }: RecentOrder,
  now: Date,
): Promise<CopyRow> {
  const sent_at = new Date(Math.min(created_at.getTime() + 3 * MINUTE, now.getTime()));
  const message = await composeMail(
    ({ t }) => ({
      template: 'order_confirmation',
      values: { number },
      name: firstname,
      blocks: [paragraph(t('order_confirmation.preview')), paragraph(t('order_confirmation.next'))],
      footer: t('common.footer', { shop: SHOP_NAME }),
    }),
    lang,
    { publicUrl: '' },
  );
  return { ...message, recipient: email, status: 'sent', order_id: id, created_at: sent_at, sent_at };
}
