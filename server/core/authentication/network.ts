import { isIPv6 } from 'node:net';

/**
 * Converts an IP address to the network by which attempts are counted: an IPv4 address (also as `::ffff:1.2.3.4`), or
 * the /64 of an IPv6 address, which one subscriber controls. Returns other texts unchanged.
 */
export function toNetwork(text: string): string {
  if (!isIPv6(text)) return text;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = (text.split('%', 1)[0] ?? '').split('::');
  const splitGroups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [headGroups, tailGroups] = [splitGroups(head), splitGroups(tail)];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill('0');
  const network = [...headGroups, ...zeros, ...tailGroups].slice(0, 4);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
