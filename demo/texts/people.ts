import type { Country, Currency, Language } from '#generated/enums.ts';
import { slugify } from '#domain/slug.ts';
import { random } from '#server/core/media/random.ts';
import { NATIONS } from './words/people.ts';

/** A customer of the demo shop. */
export interface DemoPerson {
  name: string;
  firstname: string;
  lastname: string;
  email: string;
  phone: string | null;
  address: string;
  zip_code: string;
  city: string;
  state: string | null;
  country_id: Country;
  currency: Currency;
  lang: Language;
}

const MAIL_HOSTS = ['example.com', 'example.org', 'example.net'] as const;
const SHARES = NATIONS.map((nation) => [nation, nation.weight] as const);

/** Creates the `index`-th customer. The first twenty cover all countries, so that even a small shop has each. */
export function createPerson(index: number): DemoPerson {
  const rng = random(`person-${index}`);
  const nation = NATIONS[index] ?? rng.weighted(SHARES);
  const firstname = rng.pick(nation.firstnames);
  const lastname = rng.pick(nation.lastnames);
  const [city, zip_code, state = null] = rng.pick(nation.cities);
  return {
    name: `${firstname} ${lastname}`,
    firstname,
    lastname,
    email: `${slugify(firstname)}.${slugify(lastname)}${index}@${rng.pick(MAIL_HOSTS)}`,
    phone: rng.chance(0.6) ? `+${nation.dial} ${rng.int(100, 799)} ${rng.int(100, 999)} ${rng.int(100, 999)}` : null,
    address: rng.pick(nation.streets).replace('{n}', String(rng.int(1, 148))),
    zip_code,
    city,
    state,
    country_id: nation.country,
    currency: nation.currency,
    lang: nation.lang,
  };
}
