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

/** Loads an address from ten connections, after a warm-up that is not counted. */
export async function measureLoad(
  origin: string,
  { method, url, body }: Case,
  token?: string,
  seconds = SECONDS,
): Promise<Speed> {
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
  await autocannon({ ...options, duration: seconds.warmUp });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds.counted });
  return { rps: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
