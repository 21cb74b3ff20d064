// Fuzzy search: ignores accents and case, tolerates typos, uses the trigram indexes on `search`.
import { type SQL, sql } from 'drizzle-orm';

/** Minimum word similarity: 'harbuor' finds 'harbour' (0.5), 'harvest' does not (0.38). */
const TOLERANCE = '0.42';
/** Minimum similarity of a term of several words, where one matching word is not enough. */
const WHOLE_TOLERANCE = '0.6';
/** Shorter words have too few trigrams for typo tolerance. */
const SHORTEST_TOLERATED = 4;
/** Shorter words have no trigram and match only at the start of a word. */
const SHORTEST_INSIDE = 3;
const MOST_WORDS = 6;

/** Conditions and rank of a search term on a `search` column. */
export interface Matching {
  /** Every word matches, in any order: exact, partial or similar. */
  readonly condition: SQL;
  /** The whole term is similar; used when nothing has every word. */
  readonly resembling: SQL;
  /** Rank from 0 to 1. */
  readonly rank: SQL;
}

/** Matches a term against a normalised column (`searchText`). */
export function matching(term: string, column: SQL): Matching {
  const words = term.trim().split(/\s+/).slice(0, MOST_WORDS);
  const eachWord = words.map((word) =>
    word.length < SHORTEST_TOLERATED
      ? contains(word, column)
      : sql`(${contains(word, column)} or ${resembles(word, column)})`,
  );
  const likeness = words.map((word) => sql`word_similarity(${plainText(word)}, ${column})`);
  const mean = sql`(${sql.join(likeness, sql` + `)}) / ${words.length}::float8`;
  const whole = sql`word_similarity(${plainText(term)}, ${column})`;
  return {
    condition: sql`(${sql.join(eachWord, sql` and `)})`,
    resembling: sql`(${resembles(term, column)} and ${whole} >= ${WHOLE_TOLERANCE}::float4)`,
    rank: words.length > 1 ? sql`greatest(${mean}, ${whole})` : mean,
  };
}

/** Sorts by prefix match, whole words first, then by similarity and length. */
export function bestFirst(term: string, column: SQL): SQL {
  const plain = plainText(term);
  return sql`starts_with(${column} || ' ', ${plain} || ' ') desc, starts_with(${column}, ${plain}) desc,
    ${matching(term, column).rank} desc, length(${column})`;
}

/** Normalises a text as in `search` columns. */
function plainText(text: string): SQL {
  return sql`immutable_unaccent(lower(${text.trim()}::text))`;
}

function contains(word: string, column: SQL): SQL {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  const like = (pattern: string) => sql`${column} like immutable_unaccent(lower(${pattern}::text))`;
  return word.length < SHORTEST_INSIDE
    ? sql`(${like(`${literal}%`)} or ${like(`% ${literal}%`)})`
    : like(`%${literal}%`);
}

/**
 * The indexed operator takes its threshold from a setting, which is set inside the operand so that it applies to this
 * statement only.
 */
function resembles(text: string, column: SQL): SQL {
  return sql`(select ${plainText(text)} || left(set_config('pg_trgm.word_similarity_threshold', ${TOLERANCE}, true), 0)) <% ${column}`;
}
