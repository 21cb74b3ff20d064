// Finds the items of rows by id, barcode, catalogue number or names.
import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { items, selectOwnBarcode, projects } from '#server/modules/catalogue/index.ts';
import { normaliseText } from './kind.ts';
import type { Values } from '../read-values.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows, type RowOf } from '#server/core/database/selection.ts';

const i = alias(items, 'i');
const p = alias(projects, 'p');

/** Columns of an item that orders store. */
const ITEM_COLUMNS = {
  ...columnsOf(i, 'id', 'project_id', 'stock'),
  item_name: i.name,
  ...columnsOf(p, 'shop_id', 'name', 'artist_name', 'category', 'picture', 'catalog_number'),
  barcode: selectOwnBarcode(sql`i.id`),
};
export type MatchedItem = RowOf<typeof ITEM_COLUMNS>;

/** With the barcode that matched. */
const ITEM_BY_BARCODE_COLUMNS = { ...ITEM_COLUMNS, code: sql<string>`b.barcode` };

/** The field and error code of a row without a matching item. */
export interface ItemError {
  readonly path: string;
  readonly code: 'item_missing' | 'item_unknown' | 'item_ambiguous';
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const listCodes = ({ barcode, sku }: Values): string[] =>
  [toText(barcode), toText(sku)].filter(Boolean).map(normaliseBarcode);

/** Lists possible titles: "Salt & Signal - Red LP" can also be the variant "Red LP" of "Salt & Signal". */
function listPossibleTitles({ project_name, item_name, artist_name }: Values): { title: string; variant: string }[] {
  const title = normaliseText(project_name);
  if (!title) return [];
  const variant = normaliseText(item_name);
  const artist = normaliseText(artist_name);
  const parts = [' - ', ' – ', ' / ', ': '].flatMap((separator) => {
    const index = title.lastIndexOf(separator);
    if (index < 0) return [];
    const [before, after] = [title.slice(0, index), title.slice(index + separator.length)];
    return [
      { title: before, variant: after },
      ...(artist === '' || artist === before ? [{ title: after, variant }] : []),
    ];
  });
  return [{ title, variant }, ...parts];
}

/** Finds the item of each row, in order. */
export async function findItems(db: Queryable, rows: readonly Values[]): Promise<(MatchedItem | ItemError)[]> {
  const ids = rows.flatMap(({ item_id }) => (typeof item_id === 'number' ? item_id : []));
  const codes = [...new Set(rows.flatMap(listCodes))];
  const titles = [...new Set(rows.flatMap((row) => listPossibleTitles(row).map(({ title }) => title)))];
  const selectItems = (columns: SQL) => sql`select ${columns} from items i join projects p on p.id = i.project_id`;
  const itemsById =
    ids.length > 0
      ? await readRows(
          db,
          ITEM_COLUMNS,
          (columns) => sql`${selectItems(columns)} where i.id = any(${sql.param(ids)}::int[])`,
        )
      : [];
  const itemsByBarcode =
    codes.length > 0
      ? await readRows(
          db,
          ITEM_BY_BARCODE_COLUMNS,
          (columns) => sql`${selectItems(columns)}
          join barcodes b on b.item_id = i.id where b.barcode = any(${sql.param(codes)}::text[])`,
        )
      : [];
  const itemsByProject =
    codes.length + titles.length > 0
      ? await readRows(
          db,
          ITEM_COLUMNS,
          (columns) => sql`${selectItems(columns)} where upper(p.catalog_number) = any(${sql.param(codes)}::text[])
          or immutable_unaccent(lower(p.name)) = any(${sql.param(titles)}::text[])`,
        )
      : [];
  const byId = new Map(itemsById.map((item) => [item.id, item]));
  const byBarcode = new Map(itemsByBarcode.map((item) => [item.code, item]));
  const byCatalogNumber = Map.groupBy(itemsByProject, ({ catalog_number }) => (catalog_number ?? '').toUpperCase());
  const byTitle = Map.groupBy(itemsByProject, ({ name }) => normaliseText(name));
  return rows.map((row): MatchedItem | ItemError => {
    if (typeof row.item_id === 'number') return byId.get(row.item_id) ?? { path: 'item_id', code: 'item_unknown' };
    for (const code of listCodes(row)) {
      const item = byBarcode.get(code);
      if (item) return item;
    }
    for (const code of listCodes(row)) {
      const variants = byCatalogNumber.get(code);
      if (variants) return selectVariant(variants, normaliseText(row.item_name), 'sku');
    }
    return findByTitle(row, byTitle);
  });
}

function findByTitle(row: Values, itemsByTitle: ReadonlyMap<string, readonly MatchedItem[]>): MatchedItem | ItemError {
  const artist = normaliseText(row.artist_name);
  let ambiguity: ItemError | undefined;
  for (const { title, variant } of listPossibleTitles(row)) {
    const candidates = (itemsByTitle.get(title) ?? []).filter(
      ({ artist_name }) => !artist || normaliseText(artist_name) === artist,
    );
    if (candidates.length === 0) continue;
    const match = selectVariant(candidates, variant, 'project_name');
    if ('id' in match) return match;
    ambiguity ??= match;
  }
  if (ambiguity) return ambiguity;
  const path = ['barcode', 'sku', 'project_name'].find((name) => toText(row[name]) !== '');
  return path ? { path, code: 'item_unknown' } : { path: 'barcode', code: 'item_missing' };
}

/** Returns the only item, or the only one named `variant`; else an error at `path`. */
function selectVariant(items: readonly MatchedItem[], variant: string, path: string): MatchedItem | ItemError {
  const [first, ...others] = items;
  if (first && others.length === 0) return first;
  const matches = variant ? items.filter(({ item_name }) => normaliseText(item_name) === variant) : [];
  return matches.length === 1 && matches[0] ? matches[0] : { path, code: 'item_ambiguous' };
}
