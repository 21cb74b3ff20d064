import { and, or, type SQL, sql } from 'drizzle-orm';
import { matchesWords } from '#server/resources/conditions.ts';

/** SQL of the ids of items that match all words by project and variant, and at least one by project. */
export function selectMatchingItems(text: string): SQL {
  const words = text.trim().split(/\s+/);
  const inProject = words.map((word) => matchesWords(sql`p.search`, word));
  const inEither = words.map((word) =>
    or(matchesWords(sql`p.search`, word), matchesWords(sql`immutable_unaccent(lower(i.name))`, word)),
  );
  // the first condition uses the index of projects
  return sql`select i.id from items i join projects p on p.id = i.project_id where ${and(or(...inProject), ...inEither)}`;
}
