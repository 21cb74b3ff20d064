import { SignupRequestFields } from '#generated/fields.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { eq } from 'drizzle-orm';
import { tokens, users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { invalid } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';

export interface NewAdmin {
  email: string;
  password: string;
  name?: string;
}

const CHECKED_FIELDS: readonly string[] = ['email', 'password'];

/**
 * Creates an administrator, or promotes the account of that e-mail, sets its password and ends its sessions. Throws
 * 422 for an invalid e-mail or password.
 */
export async function createAdmin(db: Database, admin: NewAdmin): Promise<'created' | 'promoted'> {
  const faults = checkFields(
    SignupRequestFields.filter(({ name }) => CHECKED_FIELDS.includes(name)),
    { ...admin },
  );
  if (faults.length > 0) throw invalid(faults);
  const email = normaliseEmail(admin.email);
  const password_hash = await hashPassword(admin.password);
  return db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
    if (!existing) {
      await tx.insert(users).values({ email, password_hash, name: admin.name ?? email, role: 'admin' });
      return 'created';
    }
    await tx
      .update(users)
      .set({ password_hash, role: 'admin', ...(admin.name && { name: admin.name }) })
      .where(eq(users.id, existing.id));
    await tx.delete(tokens).where(eq(tokens.user_id, existing.id));
    return 'promoted';
  });
}
