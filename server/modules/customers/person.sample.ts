// A customer with all kinds of personal data, for tests.
import { eq, sql } from 'drizzle-orm';
import { createSession } from '#server/core/authentication/sessions.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { carts } from '#server/modules/cart/index.ts';
import { conversationMessages, conversations, reviews } from '#server/modules/community/index.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { issueInvoices } from '#server/modules/invoicing/index.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { manualOrders, orders } from '#server/modules/orders/index.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { passes, passTypes } from '#server/modules/passes/index.ts';
import { quotes } from '#server/modules/pressing/index.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';
import type { Database } from '#server/core/database/database.ts';
import type { TestApi } from '#server/testing/start-api.ts';
import type { Customer } from '#generated/schemas.ts';

/** Finds a customer by e-mail through the API. */
export async function findCustomerByEmail(api: TestApi, email: string): Promise<Customer> {
  const { body } = await api.call<Customer[]>('GET', '/admin/client', {
    as: 'team',
    query: { filter: JSON.stringify({ email }) },
  });
  if (!body[0]) throw new Error(`no customer ${email}`);
  return body[0];
}

interface Sample {
  name: string;
  email: string;
  /** Id of the release to review. */
  project?: number;
}

/** The inserted account and its contact data. */
interface Person {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  /** Columns of orders. */
  readonly contact: ReturnType<typeof toContact>;
}

/** Creates an account with a paid, delivered and invoiced order and a row in every table with personal data. */
export async function samplePerson(api: TestApi, sample: Sample): Promise<{ user: number; token: string }> {
  const { db } = api;
  const person = await insertAccount(api, sample);
  const order = await insertPersonOrders(api, person);
  await insertMails(db, person, order);
  await insertReview(db, person, sample.project);
  await insertPass(db, person);
  await insertDrafts(db, person);
  await insertHistory(api, person, order);
  return { user: person.user_id, token: await createSession(db, person.user_id, 'test') };
}

function toContact({ name, email }: Sample) {
  const [first = '', last = ''] = name.split(' ');
  const address = { address: `4 ${last}gasse`, zip_code: '1010', city: 'Wien', country_id: 'AT' } as const;
  return { customer_name: name, firstname: first, lastname: last, email, phone: '+43 1 555 01 77', ...address };
}

async function insertAccount({ db }: TestApi, sample: Sample): Promise<Person> {
  const { name, email } = sample;
  const contact = toContact(sample);
  const { customer_name: _, ...account } = contact;
  const [row] = await db
    .insert(users)
    .values({ name, lang: 'en', orders_count: 1, ...account })
    .returning();
  return { user_id: row?.id ?? 0, name, email, first: contact.firstname, last: contact.lastname, contact };
}

/** Inserts an order of the account and one as a guest. Returns the id of the first. */
async function insertPersonOrders(api: TestApi, { user_id, email, first, last, contact }: Person): Promise<number> {
  const paid = {
    status: 'completed',
    payment_status: 'paid',
    paid_at: new Date('2026-03-01T10:00:00Z'),
    vat: 415,
    vat_rate: 20,
  } as const;
  const [order = 0] = await insertOrders(api.db, [
    { ...paid, ...contact, user_id, comment: `Ring at ${last}`, staff_note: `${first} called` },
    { ...paid, ...contact, user_id: null, email: email.toUpperCase() },
  ]);
  await api.db.insert(legalEntity).values(DEMO_ENTITY).onConflictDoNothing();
  await issueInvoices.run({}, testContext(api), { last: true });
  return order;
}

async function insertMails(db: Database, { user_id, name, email }: Person, order_id: number): Promise<void> {
  const letter = {
    recipient: email,
    subject: `Hello ${name}`,
    template: 'order_sent',
    text: name,
    html: name,
  } as const;
  const [mail] = await db
    .insert(mails)
    .values({ ...letter, order_id })
    .returning();
  const [conversation] = await db
    .insert(conversations)
    .values({ name, email, user_id, topic: 'order', subject: `From ${name}`, lang: 'en', said: `I am ${name}` })
    .returning();
  const message = { by_staff: false, author_name: name, text: `I am ${name}`, mail_id: mail?.id };
  await db.insert(conversationMessages).values({ conversation_id: conversation?.id ?? 0, ...message });
}

async function insertReview(db: Database, { user_id, name }: Person, project: number | undefined): Promise<void> {
  const project_id = project ?? (await insertProjects(db, [{}]))[0] ?? 0;
  await db
    .insert(reviews)
    .values({ project_id, user_id, author_name: name, rating: 5, text: 'Sounds alive.', lang: 'en' });
}

async function insertPass(db: Database, { user_id, name, email }: Person): Promise<void> {
  const [type] = await db
    .insert(passTypes)
    .values({ name: `Friends ${user_id}`, benefit: 'admission' })
    .returning();
  await db
    .insert(passes)
    .values({ type_id: type?.id ?? 0, holder: name, email, user_id, code: email, valid_from: new Date() });
  await db
    .update(passes)
    .set({ code: sql`'P-' || id` })
    .where(eq(passes.email, email));
}

/** Inserts a quote, a draft order and a cart. */
async function insertDrafts(db: Database, { user_id, name, email, first, last, contact }: Person): Promise<void> {
  await db
    .insert(quotes)
    .values({ user_id, name, email, country_id: 'AT', format: '12_33', quantity: 300, artist_name: name });
  await db
    .insert(manualOrders)
    .values({ ...contact, user_id, currency: 'EUR', message: `Dear ${first}`, staff_note: last });
  await db
    .insert(carts)
    .values({ id: `cart-${user_id}`, cart: sql`${JSON.stringify({ customer: { email, lastname: last } })}::jsonb` });
}

/** Inserts notes, and audit entries of staff and customer. */
async function insertHistory(api: TestApi, { user_id, name, email, last }: Person, order: number): Promise<void> {
  const { db } = api;
  const customer = await findCustomerByEmail(api, email);
  await db.insert(notes).values([
    { resource: 'client', record_id: customer.id, text: `${name} is a friend of the house` },
    { resource: 'orders', record_id: order, text: `${name} called` },
  ]);
  const userEntry = { resource: 'user', record_id: user_id, action: 'update', operation: 'adminUpdateUser' } as const;
  const orderEntry = { resource: 'orders', record_id: order, action: 'update', operation: 'adminUpdateOrder' } as const;
  await db.insert(auditEntries).values([
    { ...userEntry, before: { name: 'x' }, after: { name, email } },
    { ...orderEntry, user_id, user_name: name, after: { lastname: last } },
  ]);
  await db
    .update(orders)
    .set({ staff_note: `${last} again` })
    .where(eq(orders.id, order));
}
