// The statements that turn accounts and orders into `clients`. Each takes which ones it is for.
import { currencyDecimals } from '#domain/money.ts';
import { Currency, Role } from '#generated/enums.ts';
import { isStaff } from '#domain/statuses.ts';
import { type SQL, sql } from 'drizzle-orm';

const quoted = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

const STAFF = quoted(Role.values.filter(isStaff));
const WITHOUT_DECIMALS = quoted(Currency.values.filter((currency) => currencyDecimals(currency) === 0));

/** Accounts `u` that are customers: everybody but staff, and staff that buys. */
const IS_CUSTOMER = sql`(u.role not in (${STAFF}) or exists (select from orders o where o.user_id = u.id))`;

/** Accounts whose client has to say what they say now. */
export const updateAccounts = (users: SQL): SQL => sql`
  update clients c set email = u.email, name = u.name, lang = u.lang, phone = u.phone, company = u.company,
    address = u.address, zip_code = u.zip_code, city = u.city, state = u.state, country_id = u.country_id
  from users u where c.user_id = u.id and u.id = ${users}`;

/** Who ordered as a guest and now has an account was the same client all along. */
export const adoptGuests = (users: SQL): SQL => sql`
  update clients c set user_id = u.id, name = u.name, lang = u.lang
  from users u where c.user_id is null and c.erased_at is null and c.email = u.email and u.id = ${users}
    and not exists (select from clients d where d.user_id = u.id)`;

/** Guests by the e-mail of an account that is a client already, which takes their place; answers both. */
export const surplusGuests = (users: SQL): SQL => sql`
  select g.id as gone, c.id as kept from clients g join clients c on c.email = g.email and c.user_id is not null
  where g.user_id is null and g.erased_at is null and c.user_id = ${users}`;

export const insertAccounts = (users: SQL): SQL => sql`
  insert into clients (user_id, email, name, lang, phone, company, address, zip_code, city, state, country_id, created_at)
  select u.id, u.email, u.name, u.lang, u.phone, u.company, u.address, u.zip_code, u.city, u.state, u.country_id, u.created_at
  from users u where u.id = ${users} and ${IS_CUSTOMER} and not exists (select from clients c where c.user_id = u.id)
  order by u.id`;

/** Guests, as their first order has them; `refreshSums` takes what the newest says. */
export const insertGuests = (emails: SQL): SQL => sql`
  insert into clients (email, name, lang, created_at)
  select distinct on (lower(o.email)) lower(o.email), o.customer_name, o.lang, o.created_at
  from orders o where o.user_id is null and lower(o.email) = ${emails}
    and not exists (select from users u where u.email = lower(o.email))
  order by lower(o.email), o.created_at
  on conflict (email) where user_id is null do nothing`;

/** The orders of a client `c`. */
const OF_CLIENT = sql`(o.user_id = c.user_id or o.user_id is null and lower(o.email) = c.email)`;

const EUROS = sql`case when o.currency = 'EUR' then o.total - o.refunded
  else round((o.total - o.refunded) * (case when o.currency in (${WITHOUT_DECIMALS}) then 100 else 1 end) / coalesce(
    (select rate from fx_rates f where f.currency = o.currency and f.day <= o.paid_at::date order by f.day desc limit 1),
    (select rate from fx_rates f where f.currency = o.currency order by f.day limit 1), 1)) end`;

const SUMS = sql`
    count(*) filter (where o.status <> 'cancelled')::integer as orders_count,
    count(*) filter (where o.refunded > 0)::integer as refunds_count,
    coalesce(sum(${EUROS}) filter (where o.paid_at is not null and o.status <> 'cancelled'), 0)::integer as spent,
    min(o.created_at) filter (where o.status <> 'cancelled') as first_order_at,
    max(o.created_at) filter (where o.status <> 'cancelled') as last_order_at`;

const setSums = sql`orders_count = s.orders_count, refunds_count = s.refunds_count, spent = s.spent,
  first_order_at = s.first_order_at, last_order_at = s.last_order_at`;

/** What the clients' orders come to, each by the indexes of its own orders. */
export const refreshSums = (which: SQL): SQL => sql`
  update clients set ${setSums}, version = clients.version + 1
  from clients c cross join lateral (select ${SUMS} from orders o where ${OF_CLIENT}) s
  where clients.id = c.id and c.erased_at is null and ${which}`;

/** The same for all at once, before there are guests: one sweep over the orders. */
const fillSums = sql`
  update clients set ${setSums}
  from (select o.user_id, ${SUMS} from orders o where o.user_id is not null group by o.user_id) s
  where clients.user_id = s.user_id`;

/**
 * Addresses of those whose account has none: where the newest order went. An aggregate, because `order by … limit 1` makes
 * the planner read all orders from the newest back for each client.
 */
export const refreshAddresses = (which: SQL): SQL => sql`
  update clients set name = case when c.user_id is null then (n.o).customer_name else c.name end,
    lang = case when c.user_id is null then (n.o).lang else c.lang end,
    phone = coalesce(c.phone, (n.o).phone), company = (n.o).company, address = (n.o).address,
    zip_code = (n.o).zip_code, city = (n.o).city, state = (n.o).state, country_id = (n.o).country_id
  from clients c cross join lateral (
    select (array_agg(o order by o.created_at desc, o.id desc))[1] as o from orders o where ${OF_CLIENT}) n
  where (n.o).id is not null and clients.id = c.id and c.erased_at is null and ${which}
    and (c.user_id is null or exists (select from users u where u.id = c.user_id and u.address is null))`;

/** Guests of whom nothing is left: their orders went to an account. */
export const dropGuests = (which: SQL): SQL => sql`
  delete from clients c where c.user_id is null and c.erased_at is null and ${which}
    and not exists (select from orders o where o.user_id is null and lower(o.email) = c.email)
    and not exists (select from notes n where n.resource = 'client' and n.record_id = c.id)`;

/** Whether clients `c` and `d` may be one person, and nobody has said that they are not. */
const MAY_BE_ONE = sql`c.id <> d.id and c.erased_at is null and d.erased_at is null and d.id <> all (c.others)`;

/** What two clients have in common who are likely one person. */
const KEYS = ['email_key', 'phone_key', 'place_key'].map((key) => sql.raw(`d.${key} = c.${key}`));

/** Whether clients `c` and `d` are likely one person, and nobody has said that they are not. */
export const isLikely = sql`(${MAY_BE_ONE} and (${sql.join(KEYS, sql` or `)}))`;

/** Counts the likely others of clients; key by key, so that each finds its index, or one sweep where all are asked for. */
export const countDuplicates = (which: SQL): SQL => sql`
  with chosen as materialized (select * from clients c where ${which}),
    pairs as (${sql.join(
      KEYS.map((key) => sql`select c.id, d.id as other from chosen c join clients d on ${key} where ${MAY_BE_ONE}`),
      sql` union `,
    )})
  update clients set duplicates = s.found
  from (select c.id, count(p.other)::integer as found from chosen c left join pairs p on p.id = c.id group by c.id) s
  where clients.id = s.id and clients.duplicates <> s.found`;

/** Writes the empty list of all accounts at once, where a note for each would take minutes. */
export const FILL_ROWS: readonly SQL[] = [
  insertAccounts(sql.raw('any (select id from users)')),
  sql.raw('analyze clients'),
  fillSums,
];

/** What follows, which needs the indexes; the accounts' notes are done with, guests follow from theirs. */
export const FILL_REST: readonly SQL[] = [
  countDuplicates(sql.raw('true')),
  sql.raw('delete from client_changes where user_id is not null'),
];
