import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PublicReview, ReviewList } from '#generated/schemas.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { excludeProProjects, getPictureFolder, IS_PUBLIC, projects } from '#server/modules/catalogue/index.ts';
import { reviews } from './reviews.table.ts';
import { toComment } from './write-review.ts';

const r = alias(reviews, 'r');
const p = alias(projects, 'p');

const REVIEW_COLUMNS = {
  ...getTableColumns(r),
  ...columnsOf(p, 'name', 'artist_name', 'picture', 'category'),
};
const SUM_COLUMNS = {
  count: sql<number>`count(*)::int`,
  average: sql<number | null>`round(avg(r.rating), 1)::float8`,
};

type Reader = Pick<AnyCall, 'context' | 'user'>;

/** The approved reviews `r` of the projects `p` that the caller may see. */
async function buildPublished({ context, user }: Reader): Promise<SQL> {
  const isForAll = await excludeProProjects(context.reads, user);
  return sql`from reviews r join projects p on p.id = r.project_id
    where r.status = 'valid' and r.rating is not null and ${IS_PUBLIC}${isForAll && sql` and ${isForAll}`}`;
}

interface ReviewSelection {
  /** Condition on the review `r`. */
  readonly condition: SQL;
  readonly limit: number;
  readonly offset?: number;
}

/** Reads approved reviews of public projects with their projects, newest first. */
export async function readPublishedReviews(
  reader: Reader,
  { condition, limit, offset = 0 }: ReviewSelection,
): Promise<PublicReview[]> {
  const published = await buildPublished(reader);
  const rows = await readRows(
    reader.context.reads,
    REVIEW_COLUMNS,
    (columns) => sql`select ${columns} ${published} and ${condition}
      order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({
    ...toComment(row),
    project: {
      project_id: row.project_id,
      name: row.name,
      artist_name: row.artist_name,
      picture: getPictureFolder({ id: row.project_id, picture: row.picture }),
      category: row.category,
    },
  }));
}

/** Lists the approved reviews of public projects, newest first, with the number and average of all of them. */
export async function listReviews({ context, query, user }: Call<'listReviews'>): Promise<ReviewList> {
  const { limit = 24, offset = 0, id } = query;
  const published = await buildPublished({ context, user });
  const condition = id === undefined ? sql`true` : sql`r.id = ${id}`;
  const [reviews, [sums]] = await Promise.all([
    readPublishedReviews({ context, user }, { condition, limit, offset }),
    readRows(context.reads, SUM_COLUMNS, (columns) => sql`select ${columns} ${published}`),
  ]);
  return { reviews, count: sums?.count ?? 0, average: sums?.average ?? null };
}
