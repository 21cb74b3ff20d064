import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { readArticles, readTopics } from '#content/read-articles.ts';
import { sanitizeRichText } from '#domain/rich-text/sanitize-rich-text.ts';
import type { PictureArtwork } from '#server/core/media/art/picture.ts';
import { posts, postTags } from '#server/modules/content/index.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAY = 24 * 3600 * 1000;

/** Loads the blog of `content/blog` with drawn pictures. */
export async function loadPosts(client: pg.ClientBase, mediaRoot: string, now: Date): Promise<void> {
  const [topics, articles] = await Promise.all([readTopics('blog/tags.yaml'), readArticles('blog')]);
  const tags = topics.map((topic, index) => ({ id: index + 1, ...topic }));
  await copyRows(client, postTags, tags);
  const rows = articles.map(({ slug, en, fr, zh }): CopyRow => {
    const { tags: used, author, days_ago } = en.data as { tags: string[]; author: string; days_ago: number };
    const publishedAt = new Date(now.getTime() - days_ago * DAY);
    return {
      ...{ slug, author, status: 'published', published_at: publishedAt, picture: `post-${slug}` },
      tags: tags.filter((tag) => used.includes(tag.slug)).map(({ id }) => id),
      ...{ title_en: String(en.data.title), title_fr: String(fr.data.title), title_zh: String(zh.data.title) },
      ...{ lead_en: String(en.data.lead), lead_fr: String(fr.data.lead), lead_zh: String(zh.data.lead) },
      description_en: String(en.data.description),
      description_fr: String(fr.data.description),
      description_zh: String(zh.data.description),
      body_en: sanitizeRichText(en.html),
      body_fr: sanitizeRichText(fr.html),
      body_zh: sanitizeRichText(zh.html),
      ...{ created_at: publishedAt, updated_at: publishedAt },
    };
  });
  await copyRows(client, posts, rows);
  await client.query(`select setval(pg_get_serial_sequence('post_tags', 'id'), ${tags.length + 1}, false)`);
  await Promise.all(articles.map(({ slug }) => writePicture(join(mediaRoot, 'pictures', `post-${slug}`), slug)));
}

async function writePicture(folder: string, seed: string): Promise<void> {
  const artwork: PictureArtwork = { kind: 'banner', seed };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'artwork.json'), JSON.stringify(artwork));
}
