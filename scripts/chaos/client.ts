import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** What the work of a campaign shares. */
export interface Client {
  /** True once no new work is to begin. */
  readonly isOver: () => boolean;
  /** One call; undefined when no answer came. */
  ask(
    method: string,
    path: string,
    body?: object | Buffer,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined>;
  /** Repeats a call until it is answered with anything but 5xx, as a client does that wants to know. */
  insist: Client['ask'] extends (...args: infer Args) => unknown ? (...args: Args) => Promise<Answer> : never;
}

const CALL_MS = 15_000;

/** Calls a shop as a visitor, or as its administrator. */
export async function clientOf(origin: string, isOver: () => boolean, asAdmin = false): Promise<Client> {
  const token = asAdmin ? await signIn(origin) : undefined;
  const ask: Client['ask'] = async (method, path, body, headers = {}) => {
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
  const insist = async (...args: Parameters<Client['ask']>): Promise<Answer> => {
    for (;;) {
      const answer = await ask(...args);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await wait(100);
    }
  };
  return { isOver, ask, insist };
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
