import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { Genre } from '#generated/enums.ts';
import type { Home } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { createPublicCacheByOwner } from '#server/core/cache/cached.ts';
import { readRows } from '#server/core/database/selection.ts';
import {
  canSeePro,
  excludeProProjects,
  IS_PUBLIC,
  readPriceView,
  readSections,
  toCard,
} from '#server/modules/catalogue/index.ts';

type Section = Exclude<keyof Home, 'genres'>;

const SECTION_LIMIT = 12;

// the sections are the same for all visitors
const cache = createPublicCacheByOwner<Awaited<ReturnType<typeof readHome>>>(20);

/** Reads the content of the home page, cached for 20 seconds. */
export async function getHome(call: Call<'getHome'>): Promise<Home> {
  const { context, user, query } = call;
  const view = await readPriceView(call, query.currency);
  const { cards, genres } = await cache(context.reads).get(String(canSeePro(user)), () => readHome(call));
  const toCards = (name: Section) => cards(name).map((row) => toCard(row, view));
  return {
    top_diggers: toCards('top_diggers'),
    new_projects: toCards('new_projects'),
    exclusives: toCards('exclusives'),
    preorders: toCards('preorders'),
    genres,
  };
}

async function readHome({ context, user }: Call<'getHome'>) {
  const proCondition = await excludeProProjects(context.db, user);
  const isVisible = proCondition ? sql`${IS_PUBLIC} and ${proCondition}` : IS_PUBLIC;
  const newest = sql.raw('p.released_on desc nulls last, p.id desc nulls last');
  const buildSection = (condition: SQL, order = newest) => ({ where: sql`${isVisible} and ${condition}`, order });
  const isInCategory = (id: number) => sql`p.categories @> ${sql.param([id])}::int[]`;
  const isPreorder = sql`(p.type in ('preorder', 'crowdfunding')
    and (p.ends_at is null or p.ends_at > ${context.now()}))`;
  const today = sql`${toLocalDay(context.now().getTime() / 1000)}::date`;
  const sections = {
    top_diggers: buildSection(isInCategory(FIXED_CATEGORIES.staff_picks.id)),
    new_projects: buildSection(sql`p.released_on <= ${today} and not ${isPreorder}`),
    exclusives: buildSection(isInCategory(FIXED_CATEGORIES.exclusives.id)),
    preorders: buildSection(isPreorder, sql`p.ends_at nulls last, p.id desc`),
  } satisfies Record<Section, unknown>;
  const genreColumns = { genre: sql<Genre>`genre`, count: sql<number>`count(*)::int` };
  const [cards, genres] = await Promise.all([
    readSections(context.reads, sections, { limit: SECTION_LIMIT }),
    readRows(
      context.reads,
      genreColumns,
      (columns) => sql`
        select ${columns} from projects p, unnest(p.genres) genre where ${isVisible} group by genre order by genre`,
    ),
  ]);
  return { cards, genres };
}
