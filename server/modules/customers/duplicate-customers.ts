import { fromMinor } from '#domain/money.ts';
import { computeDuplicateScore } from '#domain/customers/duplicate-customers.ts';
import type { TwinReason } from '#generated/enums.ts';
import type { Client, ClientTwin } from '#generated/schemas.ts';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { viewClient } from './client-parts.ts';
import { type ClientRow, clients } from '#server/modules/accounts/index.ts';
import { countDuplicates, selectDuplicatePairs } from './clients-sql.ts';
import { lockClient } from './data-subject.ts';
import { refreshClients } from './refresh-clients.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Lists the possible duplicates of a customer with reasons and score, and a requested other customer. */
export async function adminListTwins({
  context: { db, reads },
  params,
  query,
}: Call<'adminListTwins'>): Promise<ClientTwin[]> {
  await refreshClients(db);
  const [client] = await reads.select().from(clients).where(eq(clients.id, params.id));
  if (!client) throw notFound();
  const pairs = sql`(with ${selectDuplicatePairs(sql`c.id = ${client.id}`)} select other from pairs)`;
  const asked = and(eq(clients.id, query.with ?? 0), isNull(clients.erased_at));
  const rows = await reads
    .select()
    .from(clients)
    .where(and(ne(clients.id, client.id), or(sql`${clients.id} in ${pairs}`, asked)))
    .limit(50);
  return rows
    .map((twin) => toDuplicate(client, twin))
    .toSorted((one, other) => other.score - one.score || one.id - other.id);
}

function toDuplicate(client: ClientRow, twin: ClientRow): ClientTwin {
  const same = (key: 'email_key' | 'phone_key' | 'place_key') => client[key] !== null && client[key] === twin[key];
  const reasons: TwinReason[] = [
    ...(same('email_key') ? (['same_mailbox'] as const) : []),
    ...(same('place_key') ? (['same_name_and_address'] as const) : []),
    ...(same('phone_key') ? (['same_phone'] as const) : []),
  ];
  const { id, name, email, user_id, phone, company, address, zip_code, city, state, country_id, lang } = twin;
  const told = { id, name, email, user_id, phone, company, address, zip_code, city, state, country_id, lang };
  const { currency, last_order_at } = twin;
  const bought = { spent: fromMinor(twin.spent, currency), currency, last_order_at: toSeconds(last_order_at) };
  return { ...told, orders_count: twin.orders_count, ...bought, reasons, score: computeDuplicateScore(reasons) };
}

/** Marks two customers as not duplicates. */
export async function adminTellClientsApart(call: Call<'adminTellClientsApart'>): Promise<Client> {
  const { context, params, body } = call;
  if (params.id === body.other_id) throw invalid([{ path: 'other_id', code: 'invalid' }]);
  const after = await inTransaction(context.db, async (tx) => {
    const client = await lockClient(tx, params.id);
    const other = await lockClient(tx, body.other_id);
    for (const [one, its] of [
      [client, other.id],
      [other, client.id],
    ] as const)
      await tx
        .update(clients)
        .set({ others: [...new Set([...one.others, its])], version: sql`${clients.version} + 1` })
        .where(eq(clients.id, one.id));
    await tx.execute(countDuplicates(sql`c.id in (${client.id}, ${other.id})`));
    await auditChange(tx, call, 'client', client.id, client, { ...client, apart_from: other.id });
    return lockClient(tx, client.id);
  });
  return viewClient(call, after);
}
