// Reads the folders of articles that are inserted into the database: content/help and content/blog.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Language } from '#generated/enums.ts';
import { type MarkdownFile, parseMarkdownFile } from './front-matter.ts';
import { renderRichText } from './render-rich-text.ts';

/** An article in one language: its front matter and its text as HTML for rich-text fields. */
export interface ArticleText {
  readonly data: MarkdownFile['data'];
  readonly html: string;
}

/** An article in all languages. */
export interface ArticleFiles extends Readonly<Record<Language, ArticleText>> {
  readonly slug: string;
}

/** Row of `tags.yaml` or `categories.yaml`. */
export interface TopicNames {
  readonly slug: string;
  readonly name: string;
  readonly name_fr: string;
  readonly name_zh: string;
}

const toPath = (...parts: string[]): string => join(import.meta.dirname, ...parts);

/** Reads the articles of a folder, named `{slug}.{language}.md`, sorted by slug. */
export async function readArticles(folder: 'help' | 'blog'): Promise<ArticleFiles[]> {
  const files = await readdir(toPath(folder));
  const slugs = files.flatMap((file) => /^(.+)\.en\.md$/.exec(file)?.[1] ?? []).sort();
  return Promise.all(
    slugs.map(async (slug) => {
      const texts = await Promise.all(
        Language.values.map(async (language): Promise<[Language, ArticleText]> => {
          const { data, body } = parseMarkdownFile(await readFile(toPath(folder, `${slug}.${language}.md`), 'utf8'));
          return [language, { data, html: renderRichText(body) }];
        }),
      );
      return { slug, ...(Object.fromEntries(texts) as Record<Language, ArticleText>) };
    }),
  );
}

/** Reads the names of categories or tags, in their order. */
export async function readTopics(file: 'help/categories.yaml' | 'blog/tags.yaml'): Promise<readonly TopicNames[]> {
  return parse(await readFile(toPath(file), 'utf8')) as readonly TopicNames[];
}
