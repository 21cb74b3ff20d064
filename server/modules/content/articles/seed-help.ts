import { sanitizeRichText } from '#domain/rich-text/sanitize-rich-text.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { helpArticles, helpCategories } from './articles.table.ts';

/** Inserts the help centre of `content/help`, published at `now`, when there is none. Later changes are made by staff. */
export async function seedHelp(db: Queryable, now = new Date()): Promise<void> {
  const [existing] = await db.select({ id: helpCategories.id }).from(helpCategories).limit(1);
  if (existing) return;
  // the Markdown parser is needed once in the life of a shop
  const { readArticles, readTopics } = await import('#content/read-articles.ts');
  const [topics, articles] = await Promise.all([readTopics('help/categories.yaml'), readArticles('help')]);
  const categories = await db
    .insert(helpCategories)
    .values(topics.map((topic, index) => ({ ...topic, position: (index + 1) * 10 })))
    .returning({ id: helpCategories.id, slug: helpCategories.slug });
  const rows = articles.map(({ slug, en, fr, zh }) => {
    const category = categories.find((one) => one.slug === en.data.category);
    if (!category) throw new Error(`content/help/${slug}.en.md has an unknown category.`);
    return {
      ...{
        slug,
        category_id: category.id,
        position: Number(en.data.position),
        status: 'published' as const,
        published_at: now,
      },
      ...{ title_en: String(en.data.title), title_fr: String(fr.data.title), title_zh: String(zh.data.title) },
      description_en: String(en.data.description),
      description_fr: String(fr.data.description),
      description_zh: String(zh.data.description),
      body_en: sanitizeRichText(en.html),
      body_fr: sanitizeRichText(fr.html),
      body_zh: sanitizeRichText(zh.html),
    };
  });
  await db.insert(helpArticles).values(rows);
}
