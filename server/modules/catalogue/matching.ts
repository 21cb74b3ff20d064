// Fuzzy search: ignores accents and case, tolerates typos, uses the trigram indexes on `search`.
import { type SQL, sql } from 'drizzle-orm';

/** Minimum word similarity: 'harbuor' finds 'harbour' (0.5), 'harvest' does not (0.38). */
const MIN_WORD_SIMILARITY = '0.42';
/** Minimum similarity of a term of several words, where one matching word is not enough. */
const MIN_TERM_SIMILARITY = '0.6';
/** Shorter words have too few trigrams for typo tolerance. */
const MIN_FUZZY_LENGTH = 4;
/** Shorter words have no trigram and match only at the start of a word. */
const MIN_INFIX_LENGTH = 3;
const MAX_WORDS = 6;

/** Conditions and rank of a search term on a `search` column. */
export interface Matching {
  /** Every word matches, in any order: exact, partial or similar. */
  readonly condition: SQL;
  /** The whole term is similar; used when no row matches every word. */
  readonly resembling: SQL;
  /** Rank from 0 to 1. */
  readonly rank: SQL;
}

/** Matches a term against a normalised column (`searchText`). */
export function matching(term: string, column: SQL): Matching {
  const words = splitWords(term);
  const eachWord = words.map((word) =>
    word.length < MIN_FUZZY_LENGTH
      ? buildContains(word, column)
      : sql`(${buildContains(word, column)} or ${buildResembles(word, column)})`,
  );
  const similarities = words.map((word) => sql`word_similarity(${normaliseText(word)}, ${column})`);
  const mean = sql`(${sql.join(similarities, sql` + `)}) / ${words.length}::float8`;
  const termSimilarity = sql`word_similarity(${normaliseText(term)}, ${column})`;
  return {
    condition: sql`(${sql.join(eachWord, sql` and `)})`,
    resembling: sql`(${buildResembles(term, column)} and ${termSimilarity} >= ${MIN_TERM_SIMILARITY}::float4)`,
    rank: words.length > 1 ? sql`greatest(${mean}, ${termSimilarity})` : mean,
  };
}

/** The words of a term that are searched. */
function splitWords(term: string): string[] {
  return term.trim().split(/\s+/).slice(0, MAX_WORDS);
}

/** Condition that a column contains every word of a term as written, except for case and accents. */
export function containsWords(term: string, column: SQL): SQL {
  return sql`(${sql.join(
    splitWords(term).map((word) => buildContains(word, column)),
    sql` and `,
  )})`;
}

/** Condition that a column resembles the whole term, and how much from 0 to 1. */
export function resemblance(term: string, column: SQL): { condition: SQL; degree: SQL } {
  return {
    condition: buildResembles(term, column),
    degree: sql`word_similarity(${normaliseText(term)}, ${column})`,
  };
}

/** Sorts by prefix match, whole words first, then by similarity and length. */
export function buildMatchOrder(term: string, column: SQL): SQL {
  const plain = normaliseText(term);
  return sql`starts_with(${column} || ' ', ${plain} || ' ') desc, starts_with(${column}, ${plain}) desc,
    ${matching(term, column).rank} desc, length(${column})`;
}

/** Normalises a text as in `search` columns. */
function normaliseText(text: string): SQL {
  return sql`immutable_unaccent(lower(${text.trim()}::text))`;
}

function buildContains(word: string, column: SQL): SQL {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  const buildLike = (pattern: string) => sql`${column} like immutable_unaccent(lower(${pattern}::text))`;
  return word.length < MIN_INFIX_LENGTH
    ? sql`(${buildLike(`${literal}%`)} or ${buildLike(`% ${literal}%`)})`
    : buildLike(`%${literal}%`);
}

/**
 * The indexed operator takes its threshold from a setting, which is set inside the operand so that it applies to this
 * statement only.
 */
function buildResembles(text: string, column: SQL): SQL {
  return sql`(select ${normaliseText(text)} || left(set_config('pg_trgm.word_similarity_threshold', ${MIN_WORD_SIMILARITY}, true), 0)) <% ${column}`;
}
