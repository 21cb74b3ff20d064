// Finding by words: tolerant of accents, case and slips of the pen, served by the trigram indices on `search`.
import { type SQL, sql } from 'drizzle-orm';

/** From which word similarity on a text counts as meant: 'harbuor' finds 'harbour' (0.5), 'harvest' does not (0.38). */
const TOLERANCE = '0.42';
/** The same for a term of several words, of which one that is right must not be enough. */
const WHOLE_TOLERANCE = '0.6';
/** Shorter words have too few trigrams to tell a slip from another word. */
const SHORTEST_TOLERATED = 4;
/** Fewer letters have no trigram; they count only where a word begins. */
const SHORTEST_INSIDE = 3;
const MOST_WORDS = 6;

/** How a search term meets one `search` column. */
export interface Matching {
  /** Whether every word of the term is in the text, in any order, whole or in part or nearly. */
  readonly condition: SQL;
  /** Whether the term as a whole resembles a part of the text, for when nothing has every word. */
  readonly resembling: SQL;
  /** How well it matches, from 0 to 1. */
  readonly rank: SQL;
}

/** A term against a column that holds lower-case text without accents (`searchText`). */
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

/** The order of hits: those that begin with the term, as whole words before parts of words; then by likeness, the shorter first. */
export function bestFirst(term: string, column: SQL): SQL {
  const plain = plainText(term);
  return sql`starts_with(${column} || ' ', ${plain} || ' ') desc, starts_with(${column}, ${plain}) desc,
    ${matching(term, column).rank} desc, length(${column})`;
}

/** A text as `search` columns hold it. */
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
 * The operator that the index serves takes its limit from a setting. Setting it inside the operand makes it hold for
 * this statement alone, and before the first row is compared.
 */
function resembles(text: string, column: SQL): SQL {
  return sql`(select ${plainText(text)} || left(set_config('pg_trgm.word_similarity_threshold', ${TOLERANCE}, true), 0)) <% ${column}`;
}
