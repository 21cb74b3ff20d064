import type pg from 'pg';
import { conversationMessages, conversations } from '#server/modules/community/index.ts';
import { random } from '#server/core/media/random.ts';
import type { Language } from '#generated/enums.ts';
import { DEMO_CONVERSATIONS } from '../texts/conversations.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface CustomerOrder {
  id: number;
  email: string;
  customer_name: string;
  user_id: number | null;
  lang: Language;
  paid_at: Date;
}

/** One of this many orders has a conversation. */
const ORDERS_PER_CONVERSATION = 60;
/** Number of the newest messages without an answer. */
const UNANSWERED_COUNT = 7;
const HOUR = 3_600_000;

/** Loads customers' messages about orders, and the answers; the newest are unanswered. */
export async function loadConversations(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: staff } = await client.query<{ id: number; name: string }>(
    `select id, name from users where role in ('admin', 'team') order by id desc`,
  );
  const { rows: customerOrders } = await client.query<CustomerOrder>(
    `select id, email, customer_name, user_id, lang, paid_at from orders
      where id % $1 = 0 and paid_at is not null order by paid_at`,
    [ORDERS_PER_CONVERSATION],
  );
  const conversationRows: CopyRow[] = [];
  const messageRows: CopyRow[] = [];
  for (const [index, order] of customerOrders.entries()) {
    const { id: order_id, email, customer_name: name, user_id, lang } = order;
    const rng = random(`conversation-${String(order_id)}`);
    const texts = DEMO_CONVERSATIONS[lang];
    const { topic, subject, text, answer } = texts[rng.int(0, texts.length - 1)] ?? texts[0] ?? throwMissingTexts();
    const writtenAt = new Date(
      Math.min(order.paid_at.getTime() + rng.int(20, 140) * HOUR, now.getTime() - (index % 9) * HOUR),
    );
    const isUnanswered = index >= customerOrders.length - UNANSWERED_COUNT;
    const author = staff[index % staff.length];
    const reference = { conversation_id: index + 1 };
    const status = isUnanswered ? 'open' : rng.int(0, 3) === 0 ? 'answered' : 'closed';
    conversationRows.push({
      ...{ name, email, user_id, order_id, topic, subject, lang, status, said: text, created_at: writtenAt },
      assigned_to: isUnanswered && index % 2 === 0 ? null : author?.id,
      waiting_since: isUnanswered ? writtenAt : null,
    });
    messageRows.push({
      ...{ ...reference, by_staff: false, author_id: user_id, author_name: name, text, created_at: writtenAt },
      read_at: null,
    });
    if (isUnanswered) continue;
    const created_at = new Date(Math.min(writtenAt.getTime() + rng.int(1, 30) * HOUR, now.getTime()));
    messageRows.push({
      ...{ ...reference, by_staff: true, author_id: author?.id, author_name: author?.name, text: answer, created_at },
      read_at: status === 'closed' ? created_at : null,
    });
  }
  await copyRows(client, conversations, conversationRows);
  await copyRows(client, conversationMessages, messageRows);
}

function throwMissingTexts(): never {
  throw new Error('The language has no demo conversations.');
}
