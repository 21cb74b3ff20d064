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

interface Recent {
  id: number;
  number: string;
  status: string;
  email: string;
  firstname: string;
  lang: Language;
  created_at: Date;
}

/** Number of the newest orders with notes and claims. */
const WORKED_ON = 120;
const MINUTE = 60_000;

/** Loads activity on the newest orders: notes that mention colleagues, claims, and mails to customers. */
export async function loadNotesAndClaims(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: staff } = await client.query<{ id: number; name: string }>(
    `select id, name from users where role in ('admin', 'team') order by id`,
  );
  const { rows: recent } = await client.query<Recent>(
    `select id, number, status, email, firstname, lang, created_at from orders
      where paid_at is not null order by created_at desc limit $1`,
    [WORKED_ON],
  );
  if (staff.length < 2) return;
  await copyRows(
    client,
    notes,
    recent.flatMap((order, place) => createNote(order, place, staff, now)),
  );
  await copyRows(client, mails, await Promise.all(recent.map((order) => createConfirmation(order, now))));
  const waiting = recent.filter(({ status }) => status === 'paid' || status === 'in_preparation');
  for (const [place, { id }] of waiting
    .filter((_, index) => index % 4 === 1)
    .slice(0, 8)
    .entries()) {
    const claimed_at = new Date(now.getTime() - (3 + 5 * place) * MINUTE);
    const holder = staff[place % staff.length];
    await client.query('update orders set claimed_by = $1, claimed_at = $2 where id = $3', [
      holder?.id,
      claimed_at,
      id,
    ]);
  }
}

function createNote(
  { id, created_at }: Recent,
  place: number,
  staff: readonly { id: number; name: string }[],
  now: Date,
): CopyRow[] {
  if (place % 3 !== 0) return [];
  const dice = random(`note-${String(id)}`);
  const author = staff[place % 2];
  const colleague = staff[1 - (place % 2)];
  const words = DEMO_NOTES[(place / 3) % DEMO_NOTES.length] ?? '';
  const mentions = colleague && words.includes('{colleague}') ? [colleague.id] : [];
  const written = new Date(Math.min(created_at.getTime() + dice.int(20, 600) * MINUTE, now.getTime() - MINUTE));
  return [
    {
      resource: 'orders',
      record_id: id,
      author_id: author?.id,
      text: words.replace('{colleague}', `@${colleague?.name ?? ''}`),
      mentions,
      // only recent notes are unread
      unread: place < 15 ? mentions : [],
      created_at: written,
    },
  ];
}

async function createConfirmation(
  { id, number, email, firstname, lang, created_at }: Recent,
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
