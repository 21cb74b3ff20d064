/** Image assets of a project: an upload of the same name, else a drawing composed of other parts. */
import { ProjectCategory } from '#generated/enums.ts';
import type { Artwork } from './art/artwork.ts';
import { drawBack } from './art/back.ts';
import { drawCover, createLivery } from './art/cover.ts';
import { mix } from './art/color.ts';
import { drawDisc } from './art/disc.ts';
import { drawLabel } from './art/label.ts';
import { drawCdDisc } from './art/objects/cd.ts';
import { drawDetail, drawScene } from './art/objects/scene.ts';
import { drawSleeve } from './art/objects/sleeve.ts';
import { drawObject } from './art/objects/object.ts';
import type { ProjectAsset } from './keys.ts';
import type { Originals } from './originals.ts';
import type { Drawing } from './raster.ts';

/** Assets that are not resized from another one. */
export type Part = Exclude<ProjectAsset, 'mini' | 'preview_m'>;

export interface PartContext {
  originals: Originals;
  /** Undefined for a project that has only uploads. */
  artwork: Artwork | undefined;
  /** Renders another part as a data URI; undefined when the project has no such part. */
  image(part: Part): Promise<string | undefined>;
}

const NEUTRAL = '#d9d4c8';

const isMusic = (artwork: Artwork | undefined) => !artwork || ProjectCategory.data[artwork.category].music === true;
/** Whether the cover is the flat artwork; bundles show their contents. */
const hasFlatCover = (artwork: Artwork | undefined) => isMusic(artwork) && artwork?.category !== 'bundle';
const hasVinyl = (artwork: Artwork | undefined) =>
  !artwork || ['vinyl', 'bundle', 'project'].includes(artwork.category);

/** Returns a muted background colour that matches the sleeve. */
function getGround(artwork: Artwork | undefined): string {
  if (!artwork) return NEUTRAL;
  const { palette } = createLivery(artwork.seed, artwork.genre);
  return mix(mix(palette.ground, palette.b, 0.35), NEUTRAL, 0.35);
}

/** A drawing, or a reference to another part. */
export type PartDrawing = Drawing | { part: Part };

type Draw = (context: PartContext) => Promise<PartDrawing | undefined> | PartDrawing | undefined;

const toDrawing = (text: string): Drawing => ({ svg: text });

const reusePart =
  (part: Part): Draw =>
  () => ({ part });

const createSceneDraw =
  (part: Part, size: { width?: number; height?: number } = {}): Draw =>
  async ({ artwork, image }) => {
    const object = await image(part);
    return object ? toDrawing(drawScene({ object, ground: getGround(artwork), ...size })) : undefined;
  };

const createDetailDraw =
  (part: Part, degrees: number): Draw =>
  async ({ artwork, image }) => {
    const art = await image(part);
    return art ? toDrawing(drawDetail(art, getGround(artwork), degrees)) : undefined;
  };

const drawDiscPart: Draw = async ({ artwork, image, originals }) => {
  if (artwork?.category === 'cd') return toDrawing(drawCdDisc(await image('original')));
  if (!hasVinyl(artwork) || (!artwork && !originals.file('original'))) return undefined;
  const [labelArt, pictureArt] = [await image('label'), await image('original')];
  return toDrawing(drawDisc(artwork?.colors[0] ?? 'black', { labelArt, pictureArt, seed: artwork?.seed }));
};

const drawPreview: Draw = async ({ artwork, image }) => {
  const [cover, record] = [await image('original'), await image('only_vinyl')];
  if (!cover) return undefined;
  if (artwork && artwork.category !== 'vinyl' && artwork.category !== 'project') {
    return toDrawing(await drawObject(artwork, { cover, disc: record, label: await image('label') }));
  }
  const secondColor = artwork?.colors[1];
  const discs = secondColor
    ? [drawDisc(secondColor, { labelArt: await image('label_bside'), seed: `${artwork.seed}:2` })].map(
        (text) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`,
      )
    : [];
  return toDrawing(
    drawSleeve({ cover, discs: record ? [...discs, record] : discs, sleeve: artwork?.sleeve ?? 'spine' }),
  );
};

const DRAW: Record<Part, Draw> = {
  original: ({ artwork }) => artwork && toDrawing(drawCover(artwork.seed, artwork)),
  back_original: ({ artwork }) => (artwork && artwork.tracks.length > 0 ? toDrawing(drawBack(artwork)) : undefined),
  label: ({ artwork }) => artwork && toDrawing(drawLabel(artwork, 'A')),
  label_bside: ({ artwork }) => (artwork && hasVinyl(artwork) ? toDrawing(drawLabel(artwork, 'B')) : undefined),
  disc: drawDiscPart,
  only_vinyl: drawDiscPart,
  preview: drawPreview,
  cover: (context) => (hasFlatCover(context.artwork) ? reusePart('original') : createSceneDraw('preview'))(context),
  back: reusePart('back_original'),
  cover2: (context) =>
    (hasFlatCover(context.artwork) ? createSceneDraw('preview') : createDetailDraw('original', -7))(context),
  cover3: (context) => (isMusic(context.artwork) ? createDetailDraw('original', -9)(context) : undefined),
  cover4: createDetailDraw('back_original', 6),
  cover5: (context) => (hasVinyl(context.artwork) ? createSceneDraw('only_vinyl')(context) : undefined),
  display: createSceneDraw('preview', { width: 1600, height: 900 }),
};

/** Returns the upload or drawing of a part; undefined when the project has none. */
export async function drawPart(part: Part, context: PartContext): Promise<PartDrawing | undefined> {
  const upload = context.originals.file(part) ?? (part === 'only_vinyl' ? context.originals.file('disc') : undefined);
  return upload ? { file: upload } : DRAW[part](context);
}
