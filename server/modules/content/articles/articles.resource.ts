import { inArray, sql } from 'drizzle-orm';
import { invalid, problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { helpArticles, helpCategories, posts, postTags } from './articles.table.ts';

interface Publication {
  readonly status?: string;
  readonly published_at?: Date | null;
}

/** An article that is published without a time gets the current one. */
function completePublication({ status, published_at }: Publication, now: Date) {
  return { updated_at: now, ...(status === 'published' && !published_at && { published_at: now }) };
}

async function checkTags(tags: readonly number[] | undefined, tx: Queryable): Promise<void> {
  if (!tags?.length) return;
  const known = await tx
    .select({ id: postTags.id })
    .from(postTags)
    .where(inArray(postTags.id, [...tags]));
  if (known.length < tags.length) throw invalid([{ path: 'tags', code: 'reference_unknown' }]);
}

/** The blog. */
export const postsResource = defineResource('posts', {
  table: posts,
  hooks: {
    beforeCreate: async (values, { context }, tx) => {
      await checkTags(values.tags, tx);
      return completePublication(values, context.now());
    },
    beforeUpdate: async (values, before, { context }, tx) => {
      await checkTags(values.tags, tx);
      return completePublication({ ...before, ...values }, context.now());
    },
  },
});

/** Topics of the blog. */
export const postTagsResource = defineResource('post-tags', {
  table: postTags,
  computed: { posts_count: sql.raw('select count(*)::int from posts where tags @> array[post_tags.id]') },
  hooks: {
    beforeDelete: async ({ id }, _call, tx) => {
      const [used] = await tx
        .select({ id: posts.id })
        .from(posts)
        .where(sql`${posts.tags} @> array[${id}::int]`)
        .limit(1);
      if (used) throw problem(409, 'in_use');
    },
  },
});

/** The help centre. */
export const helpArticlesResource = defineResource('help-articles', {
  table: helpArticles,
  hooks: {
    beforeCreate: (values, { context }) => completePublication(values, context.now()),
    beforeUpdate: (values, before, { context }) => completePublication({ ...before, ...values }, context.now()),
  },
});

/** Categories of the help centre. */
export const helpCategoriesResource = defineResource('help-categories', {
  table: helpCategories,
  computed: {
    articles_count: sql.raw('select count(*)::int from help_articles where category_id = help_categories.id'),
  },
});
