import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import type { Genre } from '#generated/enums.ts';
import type { Home } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { cachedFor } from '#server/core/cache/cached.ts';
import { readRows } from '#server/core/database/selection.ts';
import { IS_PUBLIC, readPriceView, readSections, canSeePro, toCard, excludeProProjects } from '#server/modules/catalogue/index.ts';

type Section = Exclude<keyof Home, 'genres'>;

const CARDS_A_SECTION = 12;

// the sections are the same for all visitors
const cache = cachedFor<Awaited<ReturnType<typeof read>>>(20);

/** Content of the home page, cached for 20 seconds. */
export async function getHome(call: Call<'getHome'>): Promise<Home> {
  const { context, user, query } = call;
  const view = await readPriceView(call, query.currency);
  const { cards, genres } = await cache(context.reads).get(String(canSeePro(user)), () => read(call));
  const section = (name: Section) => cards(name).map((row) => toCard(row, view));
  return {
    top_diggers: section('top_diggers'),
    new_projects: section('new_projects'),
    exclusives: section('exclusives'),
    preorders: section('preorders'),
    genres,
  };
}

async function read({ context, user }: Call<'getHome'>) {
  const hidden = await excludeProProjects(context.db, user);
  const window = hidden ? sql`${IS_PUBLIC} and ${hidden}` : IS_PUBLIC;
  const newest = sql.raw('p.released_on desc nulls last, p.id desc nulls last');
  const section = (condition: SQL, order = newest) => ({ where: sql`${window} and ${condition}`, order });
  const onShelf = (id: number) => sql`p.categories @> ${sql.param([id])}::int[]`;
  const onPreorder = sql`(p.type in ('preorder', 'crowdfunding') and (p.ends_at is null or p.ends_at > ${context.now()}))`;
  const today = sql`${context.now().toISOString().slice(0, 10)}::date`;
  const sections = {
    top_diggers: section(onShelf(FIXED_CATEGORIES.staff_picks.id)),
    new_projects: section(sql`p.released_on <= ${today} and not ${onPreorder}`),
    exclusives: section(onShelf(FIXED_CATEGORIES.exclusives.id)),
    preorders: section(onPreorder, sql`p.ends_at nulls last, p.id desc`),
  } satisfies Record<Section, unknown>;
  const genre = { genre: sql<Genre>`genre`, count: sql<number>`count(*)::int` };
  const [cards, genres] = await Promise.all([
    readSections(context.reads, sections, { limit: CARDS_A_SECTION }),
    readRows(
      context.reads,
      genre,
      (columns) => sql`
        select ${columns} from projects p, unnest(p.genres) genre where ${window} group by genre order by genre`,
    ),
  ]);
  return { cards, genres };
}
