/** Images of a project: uploads referenced by its fields, copied to its public folder (§3). */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { getPictureFolder } from './cards.ts';
import { projects } from './catalogue.table.ts';
import { isReleaseArtwork, readOriginals } from '#server/core/media/originals.ts';
import type { Queryable } from '#server/core/database/database.ts';

type ProjectRow = typeof projects.$inferSelect;

/** Image assets by upload field (§3). */
const ARTWORK_ASSETS = {
  artwork_cover: 'original',
  artwork_back: 'back_original',
  artwork_label: 'label',
  artwork_label_bside: 'label_bside',
  artwork_disc: 'disc',
  artwork_cover2: 'cover2',
  artwork_cover3: 'cover3',
  artwork_cover4: 'cover4',
  artwork_cover5: 'cover5',
  artwork_display: 'display',
} as const satisfies Partial<Record<keyof ProjectRow, string>>;

type ArtworkField = keyof typeof ARTWORK_ASSETS;
const FIELDS = Object.keys(ARTWORK_ASSETS) as ArtworkField[];

const getMediaFolder = ({ config }: Pick<Context, 'config'>): string => join(config.dataDir, 'media');
const getBaseName = (file: string): string => basename(file, extname(file));

/** Whether there is a cover, uploaded or generated. */
export async function hasCover(context: Pick<Context, 'config'>, project: { id: number; picture: string | null }) {
  const originals = await readOriginals(getMediaFolder(context), 'projects', getPictureFolder(project));
  if (!originals) return false;
  return Boolean(originals.file('original') ?? originals.file('cover')) || isReleaseArtwork(originals.artwork);
}

/**
 * Copies changed uploads to a new folder and stores it on the project. Folders are immutable for caching; unchanged
 * images are copied along.
 */
export async function copyArtwork(
  tx: Queryable,
  { before, after }: { before: ProjectRow | undefined; after: ProjectRow },
  context: Pick<Context, 'config'>,
): Promise<void> {
  const changed = FIELDS.filter((field) => (before?.[field] ?? null) !== after[field]);
  if (changed.length === 0) return;
  const media = getMediaFolder(context);
  const folder = `${after.id}-${randomBytes(6).toString('hex')}`;
  const target = join(media, 'projects', folder);
  await mkdir(target, { recursive: true });
  const replacedAssets = new Set<string>(changed.map((field) => ARTWORK_ASSETS[field]));
  const source = join(media, 'projects', getPictureFolder(after));
  await copyFiles(source, target, (file) => !replacedAssets.has(getBaseName(file)));
  for (const field of changed) {
    const key = after[field];
    if (!key) continue;
    const rename = (file: string) => `${ARTWORK_ASSETS[field]}${extname(file)}`;
    await copyFiles(join(media, 'pictures', key), target, (file) => getBaseName(file) === 'original', rename);
  }
  const files = await readdir(target);
  const picture = files.length > 0 ? folder : null;
  const url_vinyl = files.some((file) => getBaseName(file) === 'disc') ? '1' : null;
  await tx.update(projects).set({ picture, url_vinyl }).where(eq(projects.id, after.id));
}

async function copyFiles(
  from: string,
  to: string,
  isWanted: (file: string) => boolean,
  rename: (file: string) => string = (file) => file,
): Promise<void> {
  const files = await readdir(from).catch(() => []);
  for (const file of files.filter(isWanted)) await copyFile(join(from, file), join(to, rename(file)));
}
