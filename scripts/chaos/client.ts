import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** API client of a campaign's work. */
export interface Client {
  /** True once no new work is to begin. */
  readonly isStopped: () => boolean;
  /** Sends a request; undefined when no response came. */
  request(
    method: string,
    path: string,
    body?: object | Buffer,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined>;
  /** Repeats a request until the response is neither 5xx nor 429. */
  retryUntilAnswered: Client['request'] extends (...args: infer Args) => unknown
    ? (...args: Args) => Promise<Answer>
    : never;
}

const CALL_MS = 15_000;

/** Creates a client for a visitor, or for the administrator. */
export async function createClient(origin: string, isStopped: () => boolean, asAdmin = false): Promise<Client> {
  const token = asAdmin ? await signIn(origin) : undefined;
  const request: Client['request'] = async (method, path, body, headers = {}) => {
    const isBytes = Buffer.isBuffer(body);
    try {
      const reply = await fetch(`${origin}/api${path}`, {
        method,
        signal: AbortSignal.timeout(CALL_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
          ...headers,
        },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const text = await reply.text();
      const parsed: unknown = text ? JSON.parse(text) : {};
      return { status: reply.status, body: Object(parsed) as Record<string, unknown> };
    } catch {
      return undefined;
    }
  };
  const retryUntilAnswered = async (...args: Parameters<Client['request']>): Promise<Answer> => {
    for (;;) {
      const answer = await request(...args);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await wait(100);
    }
  };
  return { isStopped, request, retryUntilAnswered };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
