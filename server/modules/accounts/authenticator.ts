import { and, arrayContains, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { normaliseCode } from '#domain/readable-codes.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { AuthenticatorSetup } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { users } from '#server/core/authentication/accounts.table.ts';
import { limitFailures } from '#server/core/authentication/attempts.ts';
import { createCode, hashCode } from '#server/core/authentication/create-code.ts';
import type { Database, Queryable } from '#server/core/database/database.ts';
import { renderQrCode } from '#server/core/documents/barcode.ts';
import { invalid, problem, Problem } from '#server/core/problems/problem.ts';
import { readSetting } from '#server/core/settings/settings.ts';
import { authenticators } from './authenticators.table.ts';
import { mailAuthenticator } from './letters/account-mails.ts';

type User = typeof users.$inferSelect;
type Authenticator = typeof authenticators.$inferSelect;

const STEP_SECONDS = 30;
/** Accepted deviation of the app's clock, in steps. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const createTotp = (label: string, secret: string): TOTP =>
  new TOTP({ issuer: SHOP_NAME, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** Reads the app of an account, confirmed or not. */
export async function findAuthenticator(db: Queryable, userId: number): Promise<Authenticator | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.user_id, userId));
  return row;
}

/** Whether an account has to have an authenticator app. */
export async function isAuthenticatorRequired(db: Queryable, { role }: Pick<User, 'role'>): Promise<boolean> {
  return role === 'admin' && (await readSetting(db, 'admin_codes_required')) === 1;
}

/** Stores a new secret and recovery codes, to be confirmed by a code. Throws 409 when an app is confirmed. */
export async function startSetup(
  db: Queryable,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<AuthenticatorSetup> {
  const secret = new Secret({ size: 20 }).base32;
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, createCode);
  const values = {
    secret,
    last_step: 0,
    recovery_hashes: recovery_codes.map(hashCode),
  };
  const [stored] = await db
    .insert(authenticators)
    .values({ user_id: id, ...values })
    .onConflictDoUpdate({ target: authenticators.user_id, set: values, setWhere: isNull(authenticators.confirmed_at) })
    .returning({ secret: authenticators.secret });
  if (!stored) throw problem(409, 'authenticator_on');
  const uri = createTotp(email, secret).toString();
  return { setup_key: secret, uri, qr: renderQrCode(uri), recovery_codes };
}

/** Redeems a code of the app or a recovery code of a confirmed app. Each is accepted once. */
async function redeemCode(db: Queryable, app: Authenticator, code: string, now: Date): Promise<boolean> {
  const isOwn = eq(authenticators.user_id, app.user_id);
  const text = normaliseCode(code);
  if (!/^\d{6}$/.test(text)) {
    const hash = hashCode(code);
    const isUnused = and(arrayContains(authenticators.recovery_hashes, [hash]), isNotNull(authenticators.confirmed_at));
    const used = await db
      .update(authenticators)
      .set({ recovery_hashes: sql`array_remove(${authenticators.recovery_hashes}, ${hash})` })
      .where(and(isOwn, isUnused))
      .returning({ user_id: authenticators.user_id });
    return used.length > 0;
  }
  const timestamp = now.getTime();
  const delta = createTotp('', app.secret).validate({ token: text, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  const used = await db
    .update(authenticators)
    .set({ last_step: step })
    .where(and(isOwn, eq(authenticators.secret, app.secret), lt(authenticators.last_step, step)))
    .returning({ user_id: authenticators.user_id });
  return used.length > 0;
}

const isWrongCode = (error: unknown): boolean => error instanceof Problem && error.status === 422;

/** Redeems a code once. Throws 422 for a wrong or used one, and 429 after too many. */
export async function checkCode(db: Database, app: Authenticator, code: string, now: Date): Promise<void> {
  const check = async () => {
    if (!(await redeemCode(db, app, code, now))) throw invalid([{ path: 'code', code: 'code_wrong' }]);
  };
  await limitFailures(db, [{ kind: 'authenticator', who: String(app.user_id) }], check, isWrongCode);
}

/** Switches the codes of an app on by its first code, and notifies the owner by mail. Throws as `checkCode`. */
export async function confirmSetup(context: Context, user: User, app: Authenticator, code: string): Promise<void> {
  const { db, now } = context;
  await checkCode(db, app, code, now());
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(authenticators)
      .set({ confirmed_at: now() })
      .where(
        and(
          eq(authenticators.user_id, user.id),
          eq(authenticators.secret, app.secret),
          isNull(authenticators.confirmed_at),
        ),
      )
      .returning({ user_id: authenticators.user_id });
    if (confirmed.length === 0) throw problem(409, 'authenticator_on');
    await mailAuthenticator(tx, context, user, 'authenticator_on');
  });
}
