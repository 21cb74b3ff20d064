import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import type { Genre } from '#generated/enums.ts';
import type { Home } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import {
  CARD_COLUMNS,
  type CardRow,
  IN_WINDOW,
  priceView,
  seesPro,
  toCard,
  withoutPro,
} from '#server/modules/catalogue/index.ts';
import { cachedFor } from '#server/core/cache/cached.ts';

type Section = Exclude<keyof Home, 'genres'>;

interface HomeRows {
  cards: (CardRow & { section: Section })[];
  genres: Home['genres'];
}

const CARDS_A_SECTION = 12;

// Everybody sees the same few sections, so they are read once for all visitors of this time.
const cache = cachedFor<HomeRows>(20);

/** What the home page shows, at most 20 seconds old. */
export async function getHome(call: Call<'getHome'>): Promise<Home> {
  const { context, user, query } = call;
  const view = await priceView(call, query.currency);
  const { cards, genres } = await cache(context.reads).get(String(seesPro(user)), () => read(call));
  const section = (name: Section) => cards.filter((row) => row.section === name).map((row) => toCard(row, view));
  return {
    top_diggers: section('top_diggers'),
    new_projects: section('new_projects'),
    exclusives: section('exclusives'),
    preorders: section('preorders'),
    genres,
  };
}

async function read({ context, user }: Call<'getHome'>): Promise<HomeRows> {
  const hidden = await withoutPro(context.db, user);
  const window = hidden ? sql`${IN_WINDOW} and ${hidden}` : IN_WINDOW;
  const newest = sql.raw('p.released_on desc nulls last, p.id desc nulls last');
  const section = (name: Section, condition: SQL, order = newest) =>
    sql`(select ${name}::text as section, ${CARD_COLUMNS} from projects p where ${window} and ${condition} order by ${order} limit ${CARDS_A_SECTION})`;
  const onShelf = (id: number) => sql`p.categories @> ${sql.param([id])}::int[]`;
  const onPreorder = sql`(p.type in ('preorder', 'crowdfunding') and (p.ends_at is null or p.ends_at > ${context.now()}))`;
  const today = sql`${context.now().toISOString().slice(0, 10)}::date`;
  const [cards, genres] = await Promise.all([
    context.reads.execute<CardRow & { section: Section }>(
      sql.join(
        [
          section('top_diggers', onShelf(FIXED_CATEGORIES.staff_picks.id)),
          section('new_projects', sql`p.released_on <= ${today} and not ${onPreorder}`),
          section('exclusives', onShelf(FIXED_CATEGORIES.exclusives.id)),
          section('preorders', onPreorder, sql`p.ends_at nulls last, p.id desc`),
        ],
        sql` union all `,
      ),
    ),
    context.reads.execute<{ genre: Genre; count: number }>(
      sql`select genre, count(*)::int as count from projects p, unnest(p.genres) genre where ${window} group by genre order by genre`,
    ),
  ]);
  return { cards: cards.rows, genres: genres.rows };
}
