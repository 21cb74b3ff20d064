import { getPassState } from '#domain/passes/pass-state.ts';
import { UserPassFields } from '#generated/fields/UserPass.ts';
import type { UserPass } from '#generated/schemas.ts';
import { desc, eq } from 'drizzle-orm';
import type { Answer, Handler } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { renderQrCode } from '#server/core/documents/barcode.ts';
import { getPassName } from './letters/pass-mail.ts';
import { passes, passTypes } from './passes.table.ts';
import { toWire } from '#server/core/api/wire.ts';

/** The passes of the account, valid ones first. */
export const listUserPasses: Handler<'listUserPasses'> = async ({ user, lang, context }) => {
  const now = context.now();
  const rows = await context.reads
    .select({ pass: passes, type: passTypes })
    .from(passes)
    .innerJoin(passTypes, eq(passTypes.id, passes.type_id))
    .where(eq(passes.user_id, requireAccount(user).id))
    .orderBy(desc(passes.created_at));
  const userPasses = rows.map(({ pass, type }) => {
    const { benefit, percent, terms } = type;
    const details = { benefit, percent, terms, type_name: getPassName(type, lang), state: getPassState(pass, now) };
    return toWire(UserPassFields, { ...pass, ...details }) as UserPass;
  });
  const isUsable = ({ state }: UserPass) => state === 'valid' || state === 'planned';
  return [...userPasses.filter(isUsable), ...userPasses.filter((pass) => !isUsable(pass))];
};

/** The QR code of a pass. */
export const drawPass: Handler<'drawPass'> = async ({ params, context, reply }) => {
  const [pass] = await context.reads.select({ id: passes.id }).from(passes).where(eq(passes.code, params.code));
  if (!pass) throw notFound();
  reply.header('content-type', 'image/svg+xml');
  reply.header('cache-control', 'private, max-age=86400');
  const bytes: unknown = new Blob([renderQrCode(params.code)]).stream();
  return bytes as Answer<'drawPass'>;
};
