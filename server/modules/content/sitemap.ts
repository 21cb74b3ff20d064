import { buildMakerLink, buildProjectLink, buildShopLink } from '#domain/catalogue/project-links.ts';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { SitemapSection } from '#generated/enums.ts';
import type { SitemapEntry, SitemapIndex, SitemapPart } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { formatMediaPath } from '#server/core/media/keys.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { excludeProProjects, getPictureFolder, IS_PUBLIC } from '#server/modules/catalogue/index.ts';

/** Pages of one part: well below the limit of 50,000, and read in a fraction of a second. */
const PART_SIZE = 10_000;

interface Section<Row extends Record<string, unknown>> {
  /** Selects the rows of all pages in a stable order. */
  readonly rows: (context: Context) => Promise<SQL> | SQL;
  readonly toEntry: (row: Row) => SitemapEntry;
}

/** A section with the type of its rows hidden. */
const defineSection = <Row extends Record<string, unknown>>(section: Section<Row>): Section<Record<string, unknown>> =>
  section as unknown as Section<Record<string, unknown>>;

const projects = defineSection<{ id: number; name: string; category: string; picture: string | null }>({
  rows: async ({ db }) => {
    // pages of projects for professionals are not public
    const proCondition = await excludeProProjects(db, undefined);
    const isListed = proCondition ? sql`${IS_PUBLIC} and ${proCondition}` : IS_PUBLIC;
    return sql`select p.id, p.name, p.category, p.picture from projects p where ${isListed} order by p.id`;
  },
  toEntry: (row) => ({
    path: buildProjectLink(row),
    picture: formatMediaPath('projects', getPictureFolder(row), 'cover', 960, 'webp'),
  }),
});

/** Artists and labels with a project in the shop. */
const makers = defineSection<{ kind: 'artist' | 'label'; id: number; name: string }>({
  rows: () => sql`
    select 'artist' as kind, m.id, m.name from artists m
    where exists (select from projects p where p.artist_id = m.id and ${IS_PUBLIC})
    union all
    select 'label', m.id, m.name from labels m
    where exists (select from projects p where p.label_id = m.id and ${IS_PUBLIC})
    order by 1, 2`,
  toEntry: ({ kind, id, name }) => ({ path: buildMakerLink(kind, id, name) }),
});

const shops = defineSection<{ code: string }>({
  rows: () => sql`
    select s.code from shops s
    where exists (select from projects p where p.shop_id = s.id and ${IS_PUBLIC}) order by s.id`,
  toEntry: ({ code }) => ({ path: buildShopLink(code) }),
});

interface ArticleRow extends Record<string, unknown> {
  readonly slug: string;
  readonly updated_at: number;
}

const selectArticles = (table: 'posts' | 'help_articles', now: Date): SQL => sql`
  select slug, extract(epoch from updated_at)::int as updated_at from ${sql.identifier(table)}
  where status = 'published' and published_at <= ${now} order by id`;

const SECTIONS: Readonly<Record<SitemapSection, Section<Record<string, unknown>>>> = {
  projects,
  makers,
  shops,
  posts: defineSection<ArticleRow>({
    rows: ({ now }) => selectArticles('posts', now()),
    toEntry: ({ slug, updated_at }) => ({ path: buildPagePath(ROUTES.post, { slug }), updated_at }),
  }),
  help: defineSection<ArticleRow>({
    rows: ({ now }) => selectArticles('help_articles', now()),
    toEntry: ({ slug, updated_at }) => ({ path: buildPagePath(ROUTES.helpArticle, { slug }), updated_at }),
  }),
};

async function countParts(db: Queryable, rows: SQL): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows}) pages`,
  );
  return Math.ceil((counted[0]?.count ?? 0) / PART_SIZE);
}

/** Lists the sections that have pages. */
export async function getSitemapIndex({ context }: Call<'getSitemapIndex'>): Promise<SitemapIndex> {
  const sections = await Promise.all(
    SitemapSection.values.map(async (section) => ({
      section,
      parts: await countParts(context.reads, await SECTIONS[section].rows(context)),
    })),
  );
  return { sections: sections.filter(({ parts }) => parts > 0) };
}

/** Lists the pages of a part. Throws 404 after the last part. */
export async function getSitemapPart({ context, params, query }: Call<'getSitemapPart'>): Promise<SitemapPart> {
  const { part = 1 } = query;
  const { rows, toEntry } = SECTIONS[params.section];
  const page = await context.reads.execute(
    sql`${await rows(context)} limit ${PART_SIZE} offset ${(part - 1) * PART_SIZE}`,
  );
  if (page.rows.length === 0) throw notFound();
  return { entries: page.rows.map(toEntry) };
}
