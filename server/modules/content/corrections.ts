import type { SearchCorrections } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { readRows } from '#server/core/database/selection.ts';
import { buildPublicCondition, containsWords, resemblance } from '#server/modules/catalogue/index.ts';

const MAX_CORRECTIONS = 3;
/** Rows of each table that are compared. */
const MAX_CANDIDATES = 20;
/** Minimum similarity of a name: 'harbuor' and 'Blue Harbour' have 0.5. */
const MIN_DEGREE = '0.42';
const COLUMNS = { name: sql<string>`candidate.name` };

/** Lists names that a misspelt search text resembles; none when a row contains all its words. */
export async function listCorrections(call: Call<'listCorrections'>): Promise<SearchCorrections> {
  const { context, query } = call;
  const term = query.search.trim();
  if (term === '') return { names: [] };
  const sources = [
    { table: sql.raw('artists p'), where: sql`true` },
    { table: sql.raw('labels p'), where: sql`true` },
    { table: sql.raw('projects p'), where: await buildPublicCondition(call) },
  ];
  const column = sql.raw('p.search');
  const { condition, degree } = resemblance(term, column);
  const findWritten = sources.map(
    ({ table, where }) => sql`exists (select from ${table} where ${containsWords(term, column)} and ${where})`,
  );
  const findCandidates = sources.map(
    ({ table, where }) =>
      sql`(select p.name, ${degree} as degree from ${table} where ${condition} and ${where} order by degree desc limit ${MAX_CANDIDATES})`,
  );
  // projects match by their artist and label too, so that the name itself decides
  const ownDegree = resemblance(term, sql`immutable_unaccent(lower(found.name))`).degree;
  const buildQuery = (columns: SQL) => sql`
    select ${columns} from (
      select found.name, max(${ownDegree}) as degree from (${sql.join(findCandidates, sql` union all `)}) found
      where not (${sql.join(findWritten, sql` or `)}) group by found.name
    ) candidate
    where candidate.degree >= ${MIN_DEGREE}::float4
    order by candidate.degree desc, length(candidate.name), candidate.name limit ${MAX_CORRECTIONS}`;
  const rows = await readRows(context.reads, COLUMNS, buildQuery, getStatementName);
  return { names: rows.map(({ name }) => name) };
}
