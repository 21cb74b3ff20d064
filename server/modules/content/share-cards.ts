import { chooseText } from '#domain/content/choose-text.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import type { ShareCard, ShareCardKey } from '#server/core/media/share-card-keys.ts';
import { getPictureFolder, IS_PUBLIC, projects } from '#server/modules/catalogue/index.ts';
import { artists, labels } from '#server/modules/shops/index.ts';
import { posts } from './articles/articles.table.ts';
import { isVisible } from './articles/publication.ts';

type Describe = (db: Database, key: ShareCardKey) => Promise<ShareCard | undefined>;

const describeProject: Describe = async (db, { id }) => {
  const [row] = await db
    .select({ project: projects, label: labels.name, artist: artists.name })
    .from(projects)
    .leftJoin(labels, eq(labels.id, projects.label_id))
    .leftJoin(artists, eq(artists.id, projects.artist_id))
    .where(and(eq(projects.id, id), IS_PUBLIC));
  if (!row) return undefined;
  const { project, label, artist } = row;
  return {
    kicker: label ?? '',
    title: project.name,
    subtitle: artist ?? '',
    picture: `projects/${getPictureFolder(project)}/cover`,
  };
};

/** Artists and labels, whose tables have the same columns. */
const describeMaker =
  (table: typeof artists | typeof labels, hasProject: SQL): Describe =>
  async (db, { id }) => {
    const [row] = await db
      .select({ name: table.name, picture: table.picture })
      .from(table)
      .where(and(eq(table.id, id), hasProject));
    return (
      row && { kicker: '', title: row.name, subtitle: '', picture: row.picture && `pictures/${row.picture}/preview` }
    );
  };

const describePost: Describe = async (db, { id, language }) => {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isVisible(posts, new Date())));
  if (!row) return undefined;
  // the typefaces have no Chinese letters
  const shown = language === 'zh' ? 'en' : language;
  return {
    kicker: 'Blog',
    title: chooseText(row, 'title', shown),
    subtitle: row.author,
    picture: row.picture && `pictures/${row.picture}/preview`,
  };
};

const DESCRIBE: Readonly<Record<ShareCardKey['kind'], Describe>> = {
  projects: describeProject,
  artists: describeMaker(artists, sql`exists (select from projects where artist_id = ${artists.id} and ${IS_PUBLIC})`),
  labels: describeMaker(labels, sql`exists (select from projects where label_id = ${labels.id} and ${IS_PUBLIC})`),
  posts: describePost,
};

/** Describes the share card of a record that every visitor can see. */
export const describeShareCard: Describe = (db, key) => DESCRIBE[key.kind](db, key);
