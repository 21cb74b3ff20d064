import type { Alert, Banner, Category, GenreEntry, KeptDays, Shop, WhiteLabelShop } from '#generated/schemas.ts';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Call, Handlers } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { shops } from '#server/modules/shops/index.ts';
import { IS_PUBLIC, readGenreMenu, readShelves, canSeePro } from '#server/modules/catalogue/index.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import {
  helpArticlesResource,
  helpCategoriesResource,
  postsResource,
  postTagsResource,
} from './articles/articles.resource.ts';
import { getHelpArticle, getHelpCentre } from './articles/help-centre.ts';
import { getPost, listPosts } from './articles/public-posts.ts';
import { getBuildId } from './build-id.ts';
import { getHome } from './home.ts';
import { listCorrections } from './corrections.ts';
import { getSitemapIndex, getSitemapPart } from './sitemap.ts';
import { search } from './search.ts';
import { alertsResource, bannersResource } from './site.resource.ts';
import { alerts, banners } from './site.table.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** Lists active alerts, newest first. */
async function listAlerts({ context: { reads, now } }: Call<'listAlerts'>): Promise<Alert[]> {
  const moment = now();
  const { id, text_fr, text_en, link_fr, link_en } = alerts;
  return reads
    .select({ id, text_fr, text_en, link_fr, link_en })
    .from(alerts)
    .where(
      and(
        eq(alerts.active, true),
        or(isNull(alerts.starts_at), lte(alerts.starts_at, moment)),
        or(isNull(alerts.ends_at), gt(alerts.ends_at, moment)),
      ),
    )
    .orderBy(desc(alerts.id));
}

async function listBanners({ context: { reads } }: Call<'listBanners'>): Promise<Banner[]> {
  const { id, title, text, picture, link, position, active } = banners;
  return reads
    .select({ id, title, text, picture, link })
    .from(banners)
    .where(eq(active, true))
    .orderBy(asc(position), asc(id));
}

const projectCounts = createPublicCacheByOwner<Map<number, number>>(30);

/**
 * Lists categories in menu order with their number of projects; those for professionals only for accounts that can see
 * them.
 */
async function listCategories({ context, user }: Call<'listCategories'>): Promise<Category[]> {
  const [categories, counts] = await Promise.all([
    readShelves(context.db),
    projectCounts(context.reads).get('shelves', async () => {
      const { rows } = await context.reads.execute<{ id: number; count: number }>(
        sql`select shelf as id, count(*)::int as count from projects, unnest(categories) shelf where ${IS_PUBLIC} group by shelf`,
      );
      return new Map(rows.map(({ id, count }) => [id, count]));
    }),
  ]);
  const isPro = canSeePro(user);
  return categories
    .filter((category) => isPro || !category.pro_only)
    .map((category) => ({ ...category, projects_count: counts.get(category.id) ?? 0 }));
}

/** Lifetimes of cookies, in days. */
async function getKeptDays({ context: { reads } }: Call<'getKeptDays'>): Promise<KeptDays> {
  const keys = ['sign_in_days', 'cart_days', 'preference_days', 'alert_days'] as const;
  const entries = await Promise.all(keys.map(async (key) => [key, await readSetting(reads, key)] as const));
  return Object.fromEntries(entries) as unknown as KeptDays;
}

async function getShopByCode({ params, context: { reads } }: Call<'getShopByCode'>): Promise<Shop> {
  const [row] = await reads
    .select({
      shop: shops,
      projects_count: sql<number>`(select count(*)::int from projects where shop_id = shops.id and ${IS_PUBLIC})`,
    })
    .from(shops)
    .where(eq(shops.code, params.shop_code));
  if (!row) throw notFound();
  const { search: _, user_id: __, created_at, ...shop } = row.shop;
  return { ...shop, projects_count: row.projects_count, created_at: toSeconds(created_at) };
}

async function listWhiteLabelShops({ context: { reads } }: Call<'listWhiteLabelShops'>): Promise<WhiteLabelShop[]> {
  const { id, code, host, white_label } = shops;
  return reads.select({ id, code, host }).from(shops).where(eq(white_label, true)).orderBy(asc(id));
}

export const siteHandlers = {
  getBuildId,
  listAlerts,
  listBanners,
  listCategories,
  getKeptDays,
  listGenres: ({ context }) => readGenreMenu(context.db) as Promise<GenreEntry[]>,
  getShopByCode,
  listWhiteLabelShops,
  getHome,
  search,
  getSitemapIndex,
  getSitemapPart,
  listPosts,
  getPost,
  getHelpCentre,
  getHelpArticle,
  ...postsResource.handlers,
  ...postTagsResource.handlers,
  ...helpArticlesResource.handlers,
  ...helpCategoriesResource.handlers,
  listCorrections,
  ...alertsResource.handlers,
  ...bannersResource.handlers,
} as const satisfies Partial<Handlers>;
