import { getLocalisedName } from '#domain/catalogue/categories.ts';
import { chooseText } from '#domain/content/choose-text.ts';
import { computeReadingMinutes } from '#domain/content/reading-time.ts';
import { toLocalDay } from '#domain/dates.ts';
import { sanitizeForPage } from '#domain/rich-text/sanitize-rich-text.ts';
import type { Language } from '#generated/enums.ts';
import type { PostCard, PostList, PostPage, TopicLink } from '#generated/schemas.ts';
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { type PostRow, posts, postTags } from './articles.table.ts';
import { isPublished, isVisible } from './publication.ts';

const RELATED = 3;

/** Tags by id, in a language. */
type Tags = ReadonlyMap<number, TopicLink>;

async function readTags(db: Queryable, language: Language): Promise<Tags> {
  const rows = await db.select().from(postTags);
  return new Map(rows.map((row) => [row.id, { slug: row.slug, name: getLocalisedName(language, row) }]));
}

function toCard(row: PostRow, tags: Tags, language: Language, now: Date): PostCard {
  return {
    ...{ id: row.id, slug: row.slug, author: row.author, picture: row.picture },
    title: chooseText(row, 'title', language),
    lead: chooseText(row, 'lead', language),
    tags: row.tags.flatMap((id) => tags.get(id) ?? []),
    published_at: toSeconds(row.published_at),
    published_on: row.published_at && toLocalDay(toSeconds(row.published_at)),
    reading_minutes: computeReadingMinutes(chooseText(row, 'body', language)),
    is_draft: !isPublished(row, now),
  };
}

const NEWEST = [desc(posts.published_at), desc(posts.id)] as const;

/** Lists published posts, optionally with a tag. Throws 404 for an unknown tag. */
export async function listPosts({ context, query, lang }: Call<'listPosts'>): Promise<PostList> {
  const { tag, lang: language = lang, limit = 24, offset = 0 } = query;
  const db = context.reads;
  const now = context.now();
  const tags = await readTags(db, language);
  const tagId = tag === undefined ? undefined : [...tags].find(([, { slug }]) => slug === tag)?.[0];
  if (tag !== undefined && tagId === undefined) throw notFound();
  const isListed = and(isVisible(posts, now), hasTag(tagId));
  const [rows, [total], used] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(isListed)
      .orderBy(...NEWEST)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(posts).where(isListed),
    readUsedTags(db, now),
  ]);
  return {
    posts: rows.map((row) => toCard(row, tags, language, now)),
    ...{ count: total?.count ?? 0, offset, limit },
    tags: used.flatMap((id) => tags.get(id) ?? []),
  };
}

const hasTag = (id: number | undefined): SQL | undefined =>
  id === undefined ? undefined : sql`${posts.tags} @> array[${id}::int]`;

/** Ids of the tags of published posts, the most frequent first. */
async function readUsedTags(db: Queryable, now: Date): Promise<number[]> {
  const tag = sql<number>`unnest(${posts.tags})`;
  const rows = await db
    .select({ tag, count: count() })
    .from(posts)
    .where(isVisible(posts, now))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
  return rows.map((row) => row.tag);
}

/** Gets a post; staff gets drafts too. */
export async function getPost({ context, params, query, user, lang }: Call<'getPost'>): Promise<PostPage> {
  const language = query.lang ?? lang;
  const db = context.reads;
  const now = context.now();
  const [row] = await db.select().from(posts).where(eq(posts.slug, params.slug));
  if (!row || !(user?.isMun || isPublished(row, now))) throw notFound();
  const [tags, related] = await Promise.all([readTags(db, language), readRelated(db, row, now)]);
  return {
    ...toCard(row, tags, language, now),
    description: chooseText(row, 'description', language) || chooseText(row, 'lead', language),
    body: sanitizeForPage(chooseText(row, 'body', language), language),
    updated_at: toSeconds(row.updated_at),
    related: related.map((other) => toCard(other, tags, language, now)),
  };
}

/** Other published posts, those with most tags in common first, then the newest. */
function readRelated(db: Queryable, { id, tags }: PostRow, now: Date): Promise<PostRow[]> {
  const common = sql`(select count(*) from unnest(${posts.tags}) tag where tag = any (${sql.param(tags)}::int[]))`;
  return db
    .select()
    .from(posts)
    .where(and(isVisible(posts, now), ne(posts.id, id)))
    .orderBy(desc(common), ...NEWEST)
    .limit(RELATED);
}
