// A small catalogue for tests.
import { join } from 'node:path';
import { barcodes } from './barcodes.table.ts';
import { items, projects, songs } from './catalogue.table.ts';
import { artists, labels, shops } from '#server/modules/shops/index.ts';
import { seedCategories } from './seed.ts';
import { writeAtomically } from '#server/core/media/originals.ts';
import type { Config } from '#server/core/config/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { seedPrices } from '#server/app/seed.ts';

/** Creates a picture folder with a generated cover. */
export async function sampleCover({ dataDir }: Pick<Config, 'dataDir'>, folder: string): Promise<void> {
  await writeAtomically(
    join(dataDir, 'media/projects', folder, 'artwork.json'),
    JSON.stringify({
      category: 'vinyl',
      seed: folder,
      genre: 7,
      name: 'Salt & Signal',
      artist: 'Marisol Vega',
      tracks: [],
      colors: [],
    }),
  );
}

type ItemValues = Partial<typeof items.$inferInsert> & { barcode?: string };

export interface SampleProject extends Partial<typeof projects.$inferInsert> {
  items?: ItemValues[];
  tracks?: string[];
}

export interface Sample {
  artist: number;
  label: number;
  shop: number;
  /** Writes a launched, visible project with one item of ten copies at 20 EUR by default. */
  project(values?: SampleProject): Promise<{ id: number; items: number[] }>;
  createSampleShop(values?: Partial<typeof shops.$inferInsert>): Promise<number>;
  createArtist(name: string): Promise<number>;
}

/** Rates, categories, an artist, a label and a shop; tests add projects. */
export async function sampleCatalogue(db: Database): Promise<Sample> {
  await seedPrices(db);
  await seedCategories(db);
  const createArtist = async (name: string) =>
    getOnlyId(await db.insert(artists).values({ name, picture: 'artist-x', shop_code: 'artist-x' }).returning());
  const artist = await createArtist('Marisol Vega');
  const label = getOnlyId(
    await db.insert(labels).values({ name: 'Halfmoon Audio', shop_code: 'halfmoon' }).returning(),
  );
  let shopCount = 0;
  const createSampleShop = async (values: Partial<typeof shops.$inferInsert> = {}) =>
    getOnlyId(
      await db
        .insert(shops)
        .values({ name: 'Halfmoon Audio', code: `shop-${++shopCount}`, type: 'label', ...values })
        .returning(),
    );
  const shop = await createSampleShop({ code: 'halfmoon' });
  const project = async ({ items: itemValues = [{}], tracks = [], ...values }: SampleProject = {}) => {
    const variants = itemValues.map((item, place) => ({
      name: `LP ${place + 1}`,
      price: 2000,
      stock: 10,
      position: place + 1,
      ...item,
    }));
    const id = getOnlyId(
      await db
        .insert(projects)
        .values({
          name: 'Salt & Signal',
          artist_id: artist,
          artist_name: 'Marisol Vega',
          label_id: label,
          label_name: 'Halfmoon Audio',
          shop_id: shop,
          category: 'vinyl',
          step: 'successful',
          visibility: 'online',
          released_on: '2026-01-15',
          price: Math.min(...variants.map(({ price }) => price)),
          stock: variants.reduce((sum, { stock }) => sum + stock, 0),
          ...values,
        })
        .returning(),
    );
    const insertedItems = await db
      .insert(items)
      .values(variants.map(({ barcode: _, ...item }) => ({ ...item, project_id: id })))
      .returning();
    const itemBarcodes = insertedItems.flatMap((item, place) => {
      const barcode = variants[place]?.barcode;
      return barcode === undefined ? [] : [{ item_id: item.id, barcode }];
    });
    if (itemBarcodes.length > 0) await db.insert(barcodes).values(itemBarcodes);
    if (tracks.length > 0) {
      await db
        .insert(songs)
        .values(
          tracks.map((title, place) => ({ project_id: id, title, artist_name: 'Marisol Vega', position: place + 1 })),
        );
    }
    return { id, items: insertedItems.map((item) => item.id) };
  };
  return { artist, label, shop, project, createSampleShop, createArtist };
}

function getOnlyId(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('The database did not return the row.');
  return row.id;
}
