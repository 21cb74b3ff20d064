import { sql } from 'drizzle-orm';
import type { Handler, Handlers } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { buildPublicCondition, readPriceView, readSections, toCard } from '#server/modules/catalogue/index.ts';
import { readPublishedReviews } from './list-reviews.ts';
import { findPublicAccount, getPublicName, readOwnMakers } from './public-accounts.ts';

/** Maximum number of projects and of reviews. */
const LIMIT = 24;

/**
 * The public profile of an account (§2.3). Throws 404 for staff and erased accounts; those without an artist, a label and a
 * published review have a profile for themselves only.
 */
const getUserProfile: Handler<'getUserProfile'> = async (call) => {
  const { context, params, query, user } = call;
  const account = await findPublicAccount(context.reads, params.id);
  if (!account) throw notFound();
  const makers = await readOwnMakers(call, account);
  const isVisible = await buildPublicCondition(call);
  const isOwnProject = sql`p.shop_id in (select id from shops where user_id = ${account.id}) and ${isVisible}`;
  const view = await readPriceView(call, query.currency);
  const [cards, reviews] = await Promise.all([
    readSections(
      context.reads,
      { own: { where: isOwnProject, order: sql`p.released_on desc nulls last, p.id desc` } },
      { limit: LIMIT },
    ),
    readPublishedReviews(call, { condition: sql`r.user_id = ${account.id}`, limit: LIMIT }),
  ]);
  const projects = makers.length > 0 ? cards('own').map((row) => toCard(row, view)) : [];
  if (makers.length === 0 && reviews.length === 0 && user?.id !== account.id) throw notFound();
  const { id, picture, created_at } = account;
  const accepts_messages = makers.length > 0 && account.accepts_messages;
  return {
    id,
    name: getPublicName(account, makers),
    picture,
    created_at: toSeconds(created_at),
    accepts_messages,
    makers,
    projects,
    reviews,
  };
};

export const userProfileHandlers = { getUserProfile } as const satisfies Partial<Handlers>;
