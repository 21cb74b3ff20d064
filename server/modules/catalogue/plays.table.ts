import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/core/database/columns.ts';
import { songs } from './catalogue.table.ts';

const song = () =>
  integer()
    .notNull()
    .references(() => songs.id, { onDelete: 'cascade' });

/** Plays of tracks by day (Europe/Paris). */
export const songPlays = pgTable(
  'song_plays',
  {
    day: date({ mode: 'string' }).notNull(),
    song_id: song(),
    plays: integer().notNull(),
    /** Total listening time. */
    seconds: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.song_id] }), index('song_plays_song_idx').on(t.song_id)],
);

/** Plays counted in the last days, so that a repeated report counts once. Contains no data on the listener. */
export const songPlayReceipts = pgTable(
  'song_play_receipts',
  {
    /** Chosen by the client. */
    id: text().primaryKey(),
    song_id: song(),
    seconds: integer().notNull(),
    received_at: instant().notNull(),
  },
  (t) => [
    index('song_play_receipts_song_idx').on(t.song_id),
    index('song_play_receipts_received_at_idx').on(t.received_at),
  ],
);
