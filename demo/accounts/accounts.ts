import type { Role } from '#generated/enums.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import type { CopyRow } from '../copy.ts';
import { createPerson, type DemoPerson } from '../texts/people.ts';

/** Password of every demo account. Demo accounts exist only with demo data. */
export const DEMO_PASSWORD = 'vinyl-demo';

/** Demo accounts that can sign in. */
export const DEMO_ACCOUNTS: readonly { email: string; name: string; role: Role; pro?: true; prod?: true }[] = [
  { email: 'admin@example.com', name: 'Ada Admin', role: 'admin' },
  { email: 'team@example.com', name: 'Theo Team', role: 'team', prod: true },
  { email: 'artist@example.com', name: 'Marisol Vega', role: 'artist' },
  { email: 'pro@example.com', name: 'Paul Pro', role: 'user', pro: true },
  { email: 'fan@example.com', name: 'Fanny Fan', role: 'user' },
];

/** Rows of the demo accounts, then of `count` customers. Customers have no password, so they cannot sign in. */
export async function createAccountRows(count: number, now: Date): Promise<CopyRow[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const staff = DEMO_ACCOUNTS.map(({ email, name, role, pro = false, prod = false }, index): CopyRow => {
    const [firstname, lastname] = name.split(' ');
    const contact = pickContact(pickFrenchPerson(index));
    return {
      id: index + 1,
      ...{ email, name, firstname, lastname, role, pro, prod, password_hash, ...contact },
      type: pro ? 'professional' : 'individual',
      lang: 'en',
      currency: 'EUR',
      created_at: new Date(now.getTime() - 800 * DAY),
    };
  });
  const customers = Array.from({ length: count }, (_, index): CopyRow => {
    const { name, firstname, lastname, email, ...person } = createPerson(index);
    return {
      id: staff.length + index + 1,
      ...{ email, name, firstname, lastname, role: 'user', pro: false, prod: false, password_hash: null },
      ...pickContact(person),
      type: 'individual',
      lang: person.lang,
      currency: person.currency,
      created_at: new Date(now.getTime() - ((count - index) / count) * 760 * DAY),
    };
  });
  return [...staff, ...customers];
}

/** The `index`-th generated person in France, the country of the shop. */
function pickFrenchPerson(index: number): DemoPerson {
  let person = createPerson(0);
  for (let number = 0, matches = -1; matches < index; number++) {
    person = createPerson(number);
    if (person.country_id === 'FR') matches++;
  }
  return person;
}

const DAY = 24 * 3600 * 1000;

function pickContact({
  address,
  zip_code,
  city,
  state,
  country_id,
  phone,
}: Pick<DemoPerson, 'address' | 'zip_code' | 'city' | 'state' | 'country_id' | 'phone'>) {
  return { address, zip_code, city, state, country_id, phone };
}
