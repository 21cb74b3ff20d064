// Pages of the orders grid as the back office asks for them, and as one would ask the database by hand.
import type { ListView } from '#generated/definitions.ts';
import { ordersResource } from '#generated/resources.ts';

type ViewName = (typeof ordersResource.views)[number]['name'] | 'all';

/** What a screen asks for: the address it calls, and the statements that answer the same by hand. */
export interface BackOfficePage {
  name: string;
  url: string;
  statements: { text: string; values: unknown[] }[];
}

const PAGE = 25;
/** What the grid shows, and what it needs to open a row. */
const COLUMNS = `o.id, o.number, o.created_at, o.status, o.payment_status, o.customer_name, o.country_id, o.shops,
  o.items_count, o.total, o.currency, o.version`;
/** Lists are counted up to here, by hand too. */
const COUNTED = 10_001;

/**
 * The views' conditions as one writes them by hand; several are read one by one and merged, which spares the walk past
 * all old orders. A view of the description that is missing here does not compile.
 */
const CONDITIONS = {
  all: 'true',
  to_ship: ["status = 'paid'", "status = 'in_preparation'"],
  late: ['paid', 'in_preparation'].map((one) => `status = '${one}' and created_at < now() - interval '3 days'`),
  preorders: "status = 'preorder'",
  paused: "status = 'paused'",
  mine: "claimed_by = (select id from users where email = 'team@example.com')",
  unclaimed: ["status = 'paid' and claimed_by is null", "status = 'in_preparation' and claimed_by is null"],
  to_print: ["status = 'paid' and slips_printed = 0", "status = 'in_preparation' and slips_printed = 0"],
  unpaid: "payment_status in ('pending', 'processing', 'not_paid') and created_at >= now() - interval '30 days'",
  to_invoice: "accounting_status = 'to_do' and payment_status = 'paid'",
  today: "created_at >= now() - interval '1 day'",
} as const satisfies Record<ViewName, string | readonly string[]>;

const conditionsOf = (view: string): readonly string[] => [CONDITIONS[view as ViewName]].flat();
const anyOf = (view: string): string =>
  conditionsOf(view)
    .map((one) => `(${one})`)
    .join(' or ');

const ALL: ListView = { name: 'all', filter: {}, sort: { field: 'created_at', order: 'DESC' } };
const VIEWS: readonly ListView[] = [ALL, ...ordersResource.views];

/** SQL that counts what a view holds. */
export const countOf = (view: string): string => `select count(*)::int as count from orders where ${anyOf(view)}`;

export const viewNames: readonly string[] = VIEWS.map(({ name }) => name);

/** The first page of a search for one word. */
export function searchPage(word: string): BackOfficePage {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: word }),
    sort: JSON.stringify([ALL.sort.field, ALL.sort.order]),
    range: JSON.stringify([0, PAGE - 1]),
  });
  const where = `from orders o where search like '%${word}%'`;
  return {
    name: `search for "${word}"`,
    url: `/api/admin/orders?${query}`,
    statements: [
      `select ${COLUMNS} ${where} order by o.created_at desc, o.id desc limit ${PAGE}`,
      `select count(*)::int from (select ${where} limit ${COUNTED}) counted`,
    ].map((text) => ({ text, values: [] })),
  };
}

/** A page of a view, the first being 1. */
export function orderPage(view: string, page: number): BackOfficePage {
  const { filter, sort } = VIEWS.find(({ name }) => name === view) ?? ALL;
  const from = (page - 1) * PAGE;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([from, from + PAGE - 1]),
  });
  const order = `order by o.created_at ${sort.order}, o.id ${sort.order}`;
  const where = `from orders o where ${anyOf(view)}`;
  const each = conditionsOf(view).map((one) => `(select ${COLUMNS} from orders o where ${one} ${order} limit ${PAGE})`);
  // far down, only the numbers are read on the way
  const rows =
    page === 1
      ? `select * from (${each.join(' union all ')}) o ${order} limit ${PAGE}`
      : `select ${COLUMNS} from (select o.id ${where} ${order} limit ${PAGE} offset ${from}) page join orders o using (id) ${order}`;
  const count = `select count(*)::int from (select ${where} limit ${COUNTED}) counted`;
  return {
    name: `${view}, page ${page.toLocaleString('en')}`,
    url: `/api/admin/orders?${query}`,
    statements: [rows, count].map((text) => ({ text, values: [] })),
  };
}
