import { getLocalisedName } from '#domain/catalogue/categories.ts';
import { chooseText } from '#domain/content/choose-text.ts';
import { sanitizeForPage } from '#domain/rich-text/sanitize-rich-text.ts';
import { extractPlainText } from '#domain/rich-text/plain-text.ts';
import type { Language } from '#generated/enums.ts';
import type { HelpCard, HelpCentre, HelpPage } from '#generated/schemas.ts';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { matching } from '#server/modules/catalogue/index.ts';
import { helpArticles, type HelpArticleRow, helpCategories } from './articles.table.ts';
import { isPublished, isVisible } from './publication.ts';

/** Maximum length of a summary taken from the text. */
const SUMMARY_LENGTH = 160;
const MAX_FOUND = 20;

function toCard(row: HelpArticleRow, language: Language, now: Date): HelpCard {
  const summary = () => extractPlainText(chooseText(row, 'body', language)).slice(0, SUMMARY_LENGTH);
  return {
    slug: row.slug,
    title: chooseText(row, 'title', language),
    description: chooseText(row, 'description', language) || summary(),
    is_draft: !isPublished(row, now),
  };
}

const IN_ORDER = [asc(helpArticles.position), asc(helpArticles.id)] as const;

/** Lists the categories with their articles, or searches the articles. */
export async function getHelpCentre({ context, query, lang }: Call<'getHelpCentre'>): Promise<HelpCentre> {
  const { search = '', category, lang: language = lang } = query;
  const db = context.reads;
  const now = context.now();
  if (search.trim() !== '') {
    const found = await findArticles(db, search, isVisible(helpArticles, now), language);
    return { sections: [], found: found.map((row) => toCard(row, language, now)) };
  }
  const inCategory = category === undefined ? undefined : eq(helpCategories.slug, category);
  const [categories, articles] = await Promise.all([
    db.select().from(helpCategories).where(inCategory).orderBy(asc(helpCategories.position), asc(helpCategories.id)),
    db
      .select()
      .from(helpArticles)
      .where(isVisible(helpArticles, now))
      .orderBy(...IN_ORDER),
  ]);
  const sections = categories.map((row) => ({
    ...{ slug: row.slug, name: getLocalisedName(language, row) },
    articles: articles.filter(({ category_id }) => category_id === row.id).map((one) => toCard(one, language, now)),
  }));
  return { sections: sections.filter((section) => section.articles.length > 0), found: [] };
}

/** Finds articles with every word, else with similar words; matches in the title come first. */
async function findArticles(
  db: Queryable,
  term: string,
  visible: SQL | undefined,
  language: Language,
): Promise<HelpArticleRow[]> {
  const { condition, resembling, rank } = matching(term, sql`${helpArticles.search}`);
  const title = sql`immutable_unaccent(lower(coalesce(${helpArticles[`title_${language}`]}, ${helpArticles.title_en})))`;
  const read = (isMatch: SQL) =>
    db
      .select()
      .from(helpArticles)
      .where(and(visible, isMatch))
      .orderBy(sql`${matching(term, title).rank} desc, ${rank} desc`, ...IN_ORDER)
      .limit(MAX_FOUND);
  const rows = await read(condition);
  return rows.length > 0 ? rows : read(resembling);
}

/** Gets an article; staff gets drafts too. */
export async function getHelpArticle({
  context,
  params,
  query,
  user,
  lang,
}: Call<'getHelpArticle'>): Promise<HelpPage> {
  const language = query.lang ?? lang;
  const db = context.reads;
  const now = context.now();
  const [found] = await db
    .select({ article: helpArticles, category: helpCategories })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.category_id))
    .where(eq(helpArticles.slug, params.slug));
  if (!found || !(user?.isMun || isPublished(found.article, now))) throw notFound();
  const { article, category } = found;
  const isRelated = and(
    isVisible(helpArticles, now),
    eq(helpArticles.category_id, category.id),
    ne(helpArticles.id, article.id),
  );
  const related = await db
    .select()
    .from(helpArticles)
    .where(isRelated)
    .orderBy(...IN_ORDER);
  return {
    ...toCard(article, language, now),
    body: sanitizeForPage(chooseText(article, 'body', language), language),
    updated_at: toSeconds(article.updated_at),
    category: { slug: category.slug, name: getLocalisedName(language, category) },
    related: related.map((row) => toCard(row, language, now)),
  };
}
