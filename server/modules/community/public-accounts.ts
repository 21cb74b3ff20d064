import { sql } from 'drizzle-orm';
import { isStaff } from '#domain/statuses.ts';
import { MakerType } from '#generated/enums.ts';
import type { ProfileMaker } from '#generated/schemas.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { buildPublicCondition } from '#server/modules/catalogue/index.ts';
import { ERASED_EMAILS } from '#server/resources/privacy/personal-data.ts';
import { and, eq, notLike } from 'drizzle-orm';
import { toSignature } from './signature.ts';

export type PublicAccount = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'picture' | 'role' | 'created_at' | 'accepts_messages'
>;

const { id, name, picture, role, created_at, accepts_messages, email } = users;

/** Reads an account that is neither staff nor erased; undefined for others. */
export async function findPublicAccount(db: Queryable, userId: number): Promise<PublicAccount | undefined> {
  const [account] = await db
    .select({ id, name, picture, role, created_at, accepts_messages })
    .from(users)
    .where(and(eq(id, userId), notLike(email, ERASED_EMAILS)));
  return account && !isStaff(account.role) ? account : undefined;
}

/** Reads the artists and labels of an account's shops that have a project which the caller may see. */
export async function readOwnMakers(
  call: Pick<AnyCall, 'context' | 'user'>,
  account: PublicAccount,
): Promise<ProfileMaker[]> {
  if (account.role !== 'artist') return [];
  const isVisible = await buildPublicCondition(call);
  const parts = MakerType.values.map((type) => {
    const key = sql.identifier(`${type}_id`);
    return sql`select ${type}::text as type, m.id, m.name, m.picture from ${sql.identifier(`${type}s`)} m
      where exists (select from shops s where s.user_id = ${account.id} and s.${key} = m.id)
      and exists (select from projects p where p.${key} = m.id and ${isVisible})`;
  });
  const { rows } = await call.context.reads.execute<ProfileMaker & Record<string, unknown>>(
    sql`${sql.join(parts, sql` union all `)} order by type, name, id`,
  );
  return rows;
}

/**
 * The public name of an account: that of its artist or label, or the one among several with the name of the account;
 * otherwise first name and initial.
 */
export function getPublicName(account: Pick<PublicAccount, 'name'>, makers: readonly ProfileMaker[]): string {
  const [maker, ...others] = makers;
  if (maker && others.length === 0) return maker.name;
  return makers.some((other) => other.name === account.name) ? account.name : toSignature(account.name);
}
