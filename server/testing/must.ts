import type { ApiCall, TestApi } from '#server/testing/start-api.ts';

/** Calls the API, by default as an admin, and returns the body. Throws if the call is refused. */
export async function must<T>(
  api: TestApi,
  method: string,
  path: string,
  body?: unknown,
  call: ApiCall = {},
): Promise<T> {
  const answer = await api.call<T>(method, path, { as: 'admin', ...(body !== undefined && { body }), ...call });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}
