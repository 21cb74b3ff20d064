// Pages of the orders grid as the back office requests them, with hand-written SQL for each.
import type { ListView } from '#generated/definitions.ts';
import { ordersResource } from '#generated/resources.ts';

type ViewName = (typeof ordersResource.views)[number]['name'] | 'all';

/** A request of a screen, with hand-written statements for the same data. */
export interface BackOfficePage {
  name: string;
  url: string;
  statements: { text: string; values: unknown[] }[];
}

const PAGE_SIZE = 25;
/** Columns that the grid shows or needs to open a row. */
const COLUMNS = `o.id, o.number, o.created_at, o.status, o.payment_status, o.customer_name, o.country_id, o.shops,
  o.items_count, o.total, o.currency, o.version`;
/** Lists are counted up to this number. */
const COUNT_LIMIT = 10_001;

/**
 * The views' conditions in SQL. Several are read one by one and merged, which avoids a scan over all old orders. A view of the
 * description that is missing here does not compile.
 */
const CONDITIONS = {
  all: 'true',
  to_ship: ["status = 'paid'", "status = 'in_preparation'"],
  late: ['paid', 'in_preparation'].map((status) => `status = '${status}' and created_at < now() - interval '3 days'`),
  preorders: "status = 'preorder'",
  paused: "status = 'paused'",
  mine: "claimed_by = (select id from users where email = 'team@example.com')",
  unclaimed: ["status = 'paid' and claimed_by is null", "status = 'in_preparation' and claimed_by is null"],
  to_print: ["status = 'paid' and slips_printed = 0", "status = 'in_preparation' and slips_printed = 0"],
  unpaid: "payment_status in ('pending', 'processing', 'not_paid') and created_at >= now() - interval '30 days'",
  to_invoice: "accounting_status = 'to_do' and payment_status = 'paid'",
  feedback: "feedback_at >= now() - interval '90 days'",
  today: "created_at >= now() - interval '1 day'",
} as const satisfies Record<ViewName, string | readonly string[]>;

const listConditions = (view: string): readonly string[] => [CONDITIONS[view as ViewName]].flat();
const joinConditions = (view: string): string =>
  listConditions(view)
    .map((condition) => `(${condition})`)
    .join(' or ');

const ALL: ListView = { name: 'all', filter: {}, sort: { field: 'created_at', order: 'DESC' } };
const VIEWS: readonly ListView[] = [ALL, ...ordersResource.views];

/** SQL that counts the rows of a view. */
export const buildCountQuery = (view: string): string =>
  `select count(*)::int as count from orders where ${joinConditions(view)}`;

export const viewNames: readonly string[] = VIEWS.map(({ name }) => name);

/** Builds the first page of a search for one word. */
export function buildSearchPage(word: string): BackOfficePage {
  const query = new URLSearchParams({
    filter: JSON.stringify({ q: word }),
    sort: JSON.stringify([ALL.sort.field, ALL.sort.order]),
    range: JSON.stringify([0, PAGE_SIZE - 1]),
  });
  const where = `from orders o where search like '%${word}%'`;
  return {
    name: `search for "${word}"`,
    url: `/api/admin/orders?${query}`,
    statements: [
      `select ${COLUMNS} ${where} order by o.created_at desc, o.id desc limit ${PAGE_SIZE}`,
      `select count(*)::int from (select ${where} limit ${COUNT_LIMIT}) counted`,
    ].map((text) => ({ text, values: [] })),
  };
}

/** Builds a page of a view; the first page is 1. */
export function buildViewPage(view: string, page: number): BackOfficePage {
  const { filter, sort } = VIEWS.find(({ name }) => name === view) ?? ALL;
  const from = (page - 1) * PAGE_SIZE;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
    range: JSON.stringify([from, from + PAGE_SIZE - 1]),
  });
  const order = `order by o.created_at ${sort.order}, o.id ${sort.order}`;
  const where = `from orders o where ${joinConditions(view)}`;
  const selections = listConditions(view).map(
    (condition) => `(select ${COLUMNS} from orders o where ${condition} ${order} limit ${PAGE_SIZE})`,
  );
  // at a high offset only ids are read before it
  const rows =
    page === 1
      ? `select * from (${selections.join(' union all ')}) o ${order} limit ${PAGE_SIZE}`
      : `select ${COLUMNS} from (select o.id ${where} ${order} limit ${PAGE_SIZE} offset ${from}) page join orders o using (id) ${order}`;
  const count = `select count(*)::int from (select ${where} limit ${COUNT_LIMIT}) counted`;
  return {
    name: `${view}, page ${page.toLocaleString('en')}`,
    url: `/api/admin/orders?${query}`,
    statements: [rows, count].map((text) => ({ text, values: [] })),
  };
}
