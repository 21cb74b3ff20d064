import type pg from 'pg';
import { conversationMessages, conversations } from '#server/modules/community/index.ts';
import { random } from '#server/core/media/random.ts';
import type { Language } from '#generated/enums.ts';
import { DEMO_CONVERSATIONS } from '../texts/conversations.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface Writer {
  id: number;
  email: string;
  customer_name: string;
  user_id: number | null;
  lang: Language;
  at: Date;
}

/** One order in this number has a conversation. */
const ONE_IN = 60;
/** Number of the newest messages without an answer. */
const WAITING = 7;
const HOUR = 3_600_000;

/** Loads customers' messages about orders, and the answers; the newest are unanswered. */
export async function loadConversations(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: staff } = await client.query<{ id: number; name: string }>(
    `select id, name from users where role in ('admin', 'team') order by id desc`,
  );
  const { rows: writers } = await client.query<Writer>(
    `select id, email, customer_name, user_id, lang, paid_at as at from orders
      where id % $1 = 0 and paid_at is not null order by paid_at`,
    [ONE_IN],
  );
  const told: CopyRow[] = [];
  const messages: CopyRow[] = [];
  for (const [place, writer] of writers.entries()) {
    const { id: order_id, email, customer_name: name, user_id, lang } = writer;
    const dice = random(`conversation-${String(order_id)}`);
    const words = DEMO_CONVERSATIONS[lang];
    const { topic, subject, text, answer } = words[dice.int(0, words.length - 1)] ?? words[0] ?? throwNotStored();
    const begun = new Date(
      Math.min(writer.at.getTime() + dice.int(20, 140) * HOUR, now.getTime() - (place % 9) * HOUR),
    );
    const waits = place >= writers.length - WAITING;
    const by = staff[place % staff.length];
    const of = { conversation_id: place + 1 };
    const status = waits ? 'open' : dice.int(0, 3) === 0 ? 'answered' : 'closed';
    told.push({
      ...{ name, email, user_id, order_id, topic, subject, lang, status, said: text, created_at: begun },
      assigned_to: waits && place % 2 === 0 ? null : by?.id,
      waiting_since: waits ? begun : null,
    });
    messages.push({ ...of, by_staff: false, author_id: user_id, author_name: name, text, created_at: begun });
    if (waits) continue;
    const created_at = new Date(Math.min(begun.getTime() + dice.int(1, 30) * HOUR, now.getTime()));
    messages.push({ ...of, by_staff: true, author_id: by?.id, author_name: by?.name, text: answer, created_at });
  }
  await copyRows(client, conversations, told);
  await copyRows(client, conversationMessages, messages);
}

function throwNotStored(): never {
  throw new Error('a language without messages');
}
