import { barcodeFault, comparedCode } from '#domain/barcodes.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { invalid } from '#server/api/problem.ts';
import { barcodes } from '#server/barcodes/barcodes.table.ts';
import { isOwn, ownBarcode } from '#server/barcodes/own-barcode.ts';
import { items } from '#server/catalogue/catalogue.table.ts';
import type { Queryable } from '#server/platform/database.ts';
import { reservedCopies } from '#server/orders/reserved.ts';
import { matchesWords } from '#server/resource/conditions.ts';
import { resource } from '#server/resource/register.ts';

type Row = typeof barcodes.$inferSelect;

/** Barcodes in the back office: of items, of their cartons, and labels of our own. */
export const barcodesResource = resource('barcodes', {
  table: barcodes,
  searchBy: (text) => sql`(${matchesWords(barcodes.search, text)} or ${barcodes.item_id} in (${itemsBy(text)}))`,
  find: (text) => sql`${barcodes.barcode} = ${comparedCode(text)}`,
  hooks: {
    beforeCreate: ({ barcode = '', kind = 'ean13' }) => checked(kind, barcode),
    beforeUpdate: ({ barcode, kind }, before) => checked(kind ?? before.kind, barcode ?? before.barcode),
    afterChange: ({ before, after }, _call, tx) => tellProjects(tx, [before, after]),
  },
});

function checked(kind: Row['kind'], barcode: string): Pick<Row, 'barcode'> {
  const code = barcodeFault(kind, barcode);
  if (code) throw invalid([{ path: 'barcode', code }]);
  return { barcode: comparedCode(barcode) };
}

/** A project is edited with the barcodes of its items: whoever has it open learns that one was changed here. */
async function tellProjects(tx: Queryable, rows: readonly (Row | undefined)[]): Promise<void> {
  const ids = rows.flatMap((row) => (row && isOwn(row) ? row.item_id : []));
  if (ids.length === 0) return;
  await tx.execute(sql`
    update projects set version = version + 1
    where id in (select project_id from items where id = any(${sql.param(ids)}::int[]))`);
}

/** The numbers of items whose project and variant together have all words of a text, and the project at least one. */
function itemsBy(text: string): SQL {
  const words = text.trim().split(/\s+/);
  const inProject = words.map((word) => matchesWords(sql`p.search`, word));
  const inEither = words.map((word) =>
    or(matchesWords(sql`p.search`, word), matchesWords(sql`immutable_unaccent(lower(i.name))`, word)),
  );
  // the first condition is what the index of projects knows
  return sql`select i.id from items i join projects p on p.id = i.project_id where ${and(or(...inProject), ...inEither)}`;
}

/** What is sold of projects, as it is looked up by itself. */
export const itemsResource = resource('items', {
  table: items,
  computed: { reserved: reservedCopies(sql.raw('items.id')) },
  texts: {
    title: sql.raw(`select p.name || ' – ' || items.name from projects p where p.id = items.project_id`),
    barcode: ownBarcode(sql.raw('items.id')),
  },
  searchBy: (text) =>
    sql`(${items.id} in (${itemsBy(text)})
      or ${items.id} in (select item_id from barcodes where barcode = ${comparedCode(text)}))`,
});
