import { isIPv6 } from 'node:net';

/**
 * What attempts of an IP address are counted under: an IPv4 address as it is, also as `::ffff:1.2.3.4`; of an IPv6 address
 * its /64, because a subscriber has all addresses of one. Any other text is answered as it is.
 */
export function toNetwork(text: string): string {
  if (!isIPv6(text)) return text;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = (text.split('%', 1)[0] ?? '').split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
