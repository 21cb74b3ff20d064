import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many projects a shop sells and a shelf holds: triggers of `projects` keep it, whoever writes there. */
export const projectCounts = pgTable(
  'project_counts',
  {
    kind: text().$type<'shop' | 'category'>().notNull(),
    of: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.of] })],
);
