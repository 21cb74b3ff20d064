import autocannon from 'autocannon';
import type { Case } from './cases.ts';

/** Requests a second and latency in milliseconds. */
export interface Speed {
  rps: number;
  p50: number;
  p99: number;
  /** Failed responses; a measurement with any is invalid. */
  failed: number;
}

const CONNECTIONS = 10;
/** How long an address is loaded. */
export interface Seconds {
  warmUp: number;
  counted: number;
}

const SECONDS: Seconds = { warmUp: 2, counted: 6 };

/** The longest load of an address that answers none of the connections in the usual time. */
const MAX_SECONDS = 60;

/**
 * Loads an address from ten connections, after a warm-up that is not counted. Loads it longer, without a warm-up, while
 * no response arrives.
 */
export async function measureLoad(origin: string, address: Case, token?: string, seconds = SECONDS): Promise<Speed> {
  const { method, url, body } = address;
  const options = {
    url: `${origin}${url}`,
    method,
    connections: CONNECTIONS,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  if (seconds.warmUp > 0) await autocannon({ ...options, duration: seconds.warmUp });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds.counted });
  if (requests.total === 0 && seconds.counted < MAX_SECONDS)
    return measureLoad(origin, address, token, { warmUp: 0, counted: MAX_SECONDS });
  return { rps: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
