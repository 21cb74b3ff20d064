// Finds the items of rows by id, barcode, catalogue number or names.
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { items, ownBarcode, projects } from '#server/modules/catalogue/index.ts';
import { folded } from './kind.ts';
import type { Values } from '../read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';

const i = alias(items, 'i');
const p = alias(projects, 'p');

/** Columns of an item that orders store. */
const FOUND = {
  ...columnsOf(i, 'id', 'project_id', 'stock'),
  item_name: i.name,
  ...columnsOf(p, 'shop_id', 'name', 'artist_name', 'category', 'picture', 'catalog_number'),
  barcode: ownBarcode(sql`i.id`),
};
export type FoundItem = RowOf<typeof FOUND>;

/** With the barcode it was found by. */
const CODED = { ...FOUND, code: sql<string>`b.barcode` };

/** The field and error code when no item was found. */
export interface NoItem {
  readonly path: string;
  readonly code: 'item_missing' | 'item_unknown' | 'item_ambiguous';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const codesOf = ({ barcode, sku }: Values): string[] =>
  [text(barcode), text(sku)].filter(Boolean).map(normaliseBarcode);

/** Possible titles: "Salt & Signal - Red LP" is also the variant "Red LP" of "Salt & Signal". */
function titlesOf({ project_name, item_name, artist_name }: Values): { title: string; variant: string }[] {
  const title = folded(project_name);
  if (!title) return [];
  const variant = folded(item_name);
  const artist = folded(artist_name);
  const parts = [' - ', ' – ', ' / ', ': '].flatMap((mark) => {
    const at = title.lastIndexOf(mark);
    if (at < 0) return [];
    const [before, after] = [title.slice(0, at), title.slice(at + mark.length)];
    return [
      { title: before, variant: after },
      ...(artist === '' || artist === before ? [{ title: after, variant }] : []),
    ];
  });
  return [{ title, variant }, ...parts];
}

/** The items of rows, in order. */
export async function findItems(db: Queryable, rows: readonly Values[]): Promise<(FoundItem | NoItem)[]> {
  const ids = rows.flatMap(({ item_id }) => (typeof item_id === 'number' ? item_id : []));
  const codes = [...new Set(rows.flatMap(codesOf))];
  const titles = [...new Set(rows.flatMap((row) => titlesOf(row).map(({ title }) => title)))];
  const select = (columns: SQL) => sql`select ${columns} from items i join projects p on p.id = i.project_id`;
  const byId =
    ids.length > 0
      ? await readRows(db, FOUND, (columns) => sql`${select(columns)} where i.id = any(${sql.param(ids)}::int[])`)
      : [];
  const byCode =
    codes.length > 0
      ? await readRows(
          db,
          CODED,
          (columns) => sql`${select(columns)}
          join barcodes b on b.item_id = i.id where b.barcode = any(${sql.param(codes)}::text[])`,
        )
      : [];
  const byProject =
    codes.length + titles.length > 0
      ? await readRows(
          db,
          FOUND,
          (columns) => sql`${select(columns)} where upper(p.catalog_number) = any(${sql.param(codes)}::text[])
          or immutable_unaccent(lower(p.name)) = any(${sql.param(titles)}::text[])`,
        )
      : [];
  const known = new Map(byId.map((item) => [item.id, item]));
  const coded = new Map(byCode.map((item) => [item.code, item]));
  const numbered = Map.groupBy(byProject, ({ catalog_number }) => (catalog_number ?? '').toUpperCase());
  const titled = Map.groupBy(byProject, ({ name }) => folded(name));
  return rows.map((row): FoundItem | NoItem => {
    if (typeof row.item_id === 'number') return known.get(row.item_id) ?? { path: 'item_id', code: 'item_unknown' };
    for (const code of codesOf(row)) {
      const item = coded.get(code);
      if (item) return item;
    }
    for (const code of codesOf(row)) {
      const alike = numbered.get(code);
      if (alike) return oneOf(alike, folded(row.item_name), 'sku');
    }
    return byTitle(row, titled);
  });
}

function byTitle(row: Values, titled: ReadonlyMap<string, readonly FoundItem[]>): FoundItem | NoItem {
  const artist = folded(row.artist_name);
  let unclear: NoItem | undefined;
  for (const { title, variant } of titlesOf(row)) {
    const known = (titled.get(title) ?? []).filter(({ artist_name }) => !artist || folded(artist_name) === artist);
    if (known.length === 0) continue;
    const found = oneOf(known, variant, 'project_name');
    if ('id' in found) return found;
    unclear ??= found;
  }
  if (unclear) return unclear;
  const asked = ['barcode', 'sku', 'project_name'].find((name) => text(row[name]) !== '');
  return asked ? { path: asked, code: 'item_unknown' } : { path: 'barcode', code: 'item_missing' };
}

/** The only item, or the one with that name. */
function oneOf(items: readonly FoundItem[], variant: string, path: string): FoundItem | NoItem {
  const [first, ...others] = items;
  if (first && others.length === 0) return first;
  const named = variant ? items.filter(({ item_name }) => folded(item_name) === variant) : [];
  return named.length === 1 && named[0] ? named[0] : { path, code: 'item_ambiguous' };
}
