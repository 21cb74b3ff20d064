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

/** The `index`-th customer; the first twenty are one of each country, so that even a small shop sells everywhere. */
export function createPerson(index: number): DemoPerson {
  const dice = random(`person-${index}`);
  const nation = NATIONS[index] ?? dice.weighted(SHARES);
  const firstname = dice.pick(nation.first);
  const lastname = dice.pick(nation.last);
  const [city, zip_code, state = null] = dice.pick(nation.cities);
  return {
    name: `${firstname} ${lastname}`,
    firstname,
    lastname,
    email: `${slugify(firstname)}.${slugify(lastname)}${index}@${dice.pick(MAIL_HOSTS)}`,
    phone: dice.chance(0.6)
      ? `+${nation.dial} ${dice.int(100, 799)} ${dice.int(100, 999)} ${dice.int(100, 999)}`
      : null,
    address: dice.pick(nation.streets).replace('{n}', String(dice.int(1, 148))),
    zip_code,
    city,
    state,
    country_id: nation.country,
    currency: nation.currency,
    lang: nation.lang,
  };
}
