// Statements that derive `customers` from accounts and orders, each for a selection of them.
import { Role } from '#generated/enums.ts';
import { isStaff } from '#domain/statuses.ts';
import { type SQL, sql } from 'drizzle-orm';
import { selectEuroFactor } from '#server/modules/pricing/index.ts';

const toSqlList = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

const STAFF = toSqlList(Role.values.filter(isStaff));

/** Accounts `u` that are customers: all but staff without orders. */
const IS_CUSTOMER = sql`(u.role not in (${STAFF}) or exists (select from orders o where o.user_id = u.id))`;

/** Updates the customers of accounts. */
export const updateAccounts = (users: SQL): SQL => sql`
  update customers c set email = u.email, name = u.name, lang = u.lang, phone = u.phone, company = u.company,
    address = u.address, zip_code = u.zip_code, city = u.city, state = u.state, country_id = u.country_id
  from users u where c.user_id = u.id and u.id = ${users}`;

/** Links guest customers to accounts created later. */
export const linkGuests = (users: SQL): SQL => sql`
  update customers c set user_id = u.id, name = u.name, lang = u.lang
  from users u where c.user_id is null and c.erased_at is null and c.email = u.email and u.id = ${users}
    and not exists (select from customers d where d.user_id = u.id)`;

/** Selects guests (`source`) with the e-mail of an account that already has a customer (`target`). */
export const selectSurplusGuests = (users: SQL): SQL => sql`
  select g.id as source, c.id as target from customers g join customers c on c.email = g.email and c.user_id is not null
  where g.user_id is null and g.erased_at is null and c.user_id = ${users}`;

/** Inserts the missing customers of accounts. */
export const insertAccounts = (users: SQL): SQL => sql`
  insert into customers (user_id, email, name, lang, phone, company, address, zip_code, city, state, country_id, created_at)
  select u.id, u.email, u.name, u.lang, u.phone, u.company, u.address, u.zip_code, u.city, u.state, u.country_id, u.created_at
  from users u where u.id = ${users} and ${IS_CUSTOMER} and not exists (select from customers c where c.user_id = u.id)
  order by u.id`;

/** Inserts guests from their first order; `refreshSums` updates them from the newest. */
export const insertGuests = (emails: SQL): SQL => sql`
  insert into customers (email, name, lang, created_at)
  select distinct on (lower(o.email)) lower(o.email), o.customer_name, o.lang, o.created_at
  from orders o where o.user_id is null and lower(o.email) = ${emails}
    and not exists (select from users u where u.email = lower(o.email))
  order by lower(o.email), o.created_at
  on conflict (email) where user_id is null do nothing`;

/** Whether the order `o` belongs to the customer `c`. */
const OF_CUSTOMER = sql`(o.user_id = c.user_id or o.user_id is null and lower(o.email) = c.email)`;

const toEuros = (amount: string, currency: string, moment: string): SQL =>
  sql`round((${sql.raw(amount)} * ${selectEuroFactor(sql.raw(currency), sql.raw(moment))})::numeric)`;

/**
 * Paid less refunded amounts, converted at the rates of their days like invoices and credit notes. Lost disputes have
 * no refund and use the day of payment.
 */
const EUROS = sql`${toEuros('o.total', 'o.currency', 'o.paid_at')} - case when o.refunded = 0 then 0 else (
    select coalesce(sum(${toEuros('r.amount', 'r.currency', 'r.settled_at')}), 0)
      + ${toEuros('(o.refunded - coalesce(sum(r.amount), 0))', 'o.currency', 'o.paid_at')}
    from refunds r where r.order_id = o.id and r.status = 'done') end`;

const SUMS = sql`
    count(*) filter (where o.status <> 'cancelled')::integer as orders_count,
    count(*) filter (where o.refunded > 0)::integer as refunds_count,
    coalesce(sum(${EUROS}) filter (where o.paid_at is not null and o.status <> 'cancelled'), 0)::integer as spent,
    min(o.created_at) filter (where o.status <> 'cancelled') as first_order_at,
    max(o.created_at) filter (where o.status <> 'cancelled') as last_order_at`;

const setSums = sql`orders_count = s.orders_count, refunds_count = s.refunds_count, spent = s.spent,
  first_order_at = s.first_order_at, last_order_at = s.last_order_at`;

/** Updates the sums of customers from their orders. */
export const refreshSums = (condition: SQL): SQL => sql`
  update customers set ${setSums}, version = customers.version + 1
  from customers c cross join lateral (select ${SUMS} from orders o where ${OF_CUSTOMER}) s
  where customers.id = c.id and c.erased_at is null and ${condition}`;

/** Updates the sums of all customers in one scan, before guests exist. */
const fillSums = sql`
  update customers set ${setSums}
  from (select o.user_id, ${SUMS} from orders o where o.user_id is not null group by o.user_id) s
  where customers.user_id = s.user_id`;

/**
 * Sets the address of customers without one in their account from their newest order. Uses an aggregate, because
 * `order by … limit 1` makes the planner scan all orders for each customer.
 */
export const refreshAddresses = (condition: SQL): SQL => sql`
  update customers set name = case when c.user_id is null then (n.o).customer_name else c.name end,
    lang = case when c.user_id is null then (n.o).lang else c.lang end,
    phone = coalesce(c.phone, (n.o).phone), company = (n.o).company, address = (n.o).address,
    zip_code = (n.o).zip_code, city = (n.o).city, state = (n.o).state, country_id = (n.o).country_id
  from customers c cross join lateral (
    select (array_agg(o order by o.created_at desc, o.id desc))[1] as o from orders o where ${OF_CUSTOMER}) n
  where (n.o).id is not null and customers.id = c.id and c.erased_at is null and ${condition}
    and (c.user_id is null or exists (select from users u where u.id = c.user_id and u.address is null))`;

/** Deletes guests whose orders were moved to an account. */
export const deleteGuests = (condition: SQL): SQL => sql`
  delete from customers c where c.user_id is null and c.erased_at is null and ${condition}
    and not exists (select from orders o where o.user_id is null and lower(o.email) = c.email)
    and not exists (select from notes n where n.resource = 'client' and n.record_id = c.id)`;

/** Whether customers `c` and `d` may be duplicates and were not marked as different. */
const IS_POSSIBLE_DUPLICATE = sql`c.id <> d.id and c.erased_at is null and d.erased_at is null
  and d.id <> all (c.others)`;

/** Columns whose equality makes two customers possible duplicates. */
const KEYS = ['email_key', 'phone_key', 'place_key'].map((key) => sql.raw(key));

/** Values shared by more customers, such as a reception's phone number, are ignored. */
const MAX_SHARED = 20;

/**
 * CTEs that end in `pairs` (`id`, `other`): the possible duplicates of the customers `c` that match `condition`. Each
 * customer is compared with at most `MAX_SHARED` others per key.
 */
export const selectDuplicatePairs = (
  condition: SQL,
): SQL => sql`chosen as materialized (select * from customers c where ${condition}),
    ${sql.join(
      KEYS.map(
        (
          key,
        ) => sql`shared_${key} as materialized (select ${key} from customers where ${key} in (select ${key} from chosen)
          group by ${key} having count(*) between 2 and ${sql.raw(String(MAX_SHARED))})`,
      ),
      sql`, `,
    )},
    pairs as (${sql.join(
      KEYS.map(
        (
          key,
        ) => sql`select c.id, d.id as other from shared_${key} join chosen c using (${key}) join customers d using (${key})
          where ${IS_POSSIBLE_DUPLICATE}`,
      ),
      sql` union `,
    )})`;

/** Counts the possible duplicates of customers. */
export const countDuplicates = (condition: SQL): SQL => sql`
  with ${selectDuplicatePairs(condition)}
  update customers set duplicates = s.count
  from (select c.id, count(p.other)::integer as count from chosen c left join pairs p on p.id = c.id group by c.id) s
  where customers.id = s.id and customers.duplicates <> s.count`;

/** Fills the empty table from all accounts at once, which is faster than queued changes. */
export const FILL_ROWS: readonly SQL[] = [
  insertAccounts(sql.raw('any (select id from users)')),
  sql.raw('analyze customers'),
  fillSums,
];

/** Statements after `FILL_ROWS` that need the indexes. */
export const FILL_AFTER_INDEXES: readonly SQL[] = [
  countDuplicates(sql.raw('true')),
  sql.raw('delete from customer_changes where user_id is not null'),
];
