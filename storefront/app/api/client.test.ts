import { expect, it, vi } from 'vitest';
import type { CallOperation } from '#domain/storefront-context.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { createApiClient } from './client.ts';

function createClient(result: Awaited<ReturnType<CallOperation>>, token?: string) {
  const callOperation = vi.fn(async () => result);
  const send = vi.fn(async () => Response.json({ sent: true }));
  const api = createApiClient({
    send,
    callOperation: callOperation as unknown as CallOperation,
    language: 'zh',
    token,
  });
  return { api, callOperation, send };
}

it('calls an operation by its id, with language and token', async () => {
  const { api, callOperation, send } = createClient({ status: 200, headers: {}, data: { id: 7 } as never }, 'secret');
  const params = { path: { id: 7 }, query: { currency: 'EUR' } } as const;
  expect(await unwrap(api.GET('/projects/{id}', { params }))).toEqual({ id: 7 });
  const headers = { 'accept-language': 'zh', authorization: 'Bearer secret' };
  expect(callOperation).toHaveBeenCalledWith('getProject', { ...params, headers, body: undefined });
  expect(send).not.toHaveBeenCalled();
});

it('passes the headers of an operation and its body', async () => {
  const { api, callOperation } = createClient({ status: 204, headers: {}, data: undefined as never });
  const body = { email: 'a@example.com', password: 'x' };
  await unwrap(api.POST('/auth/login', { body }));
  expect(callOperation).toHaveBeenCalledWith('login', { headers: { 'accept-language': 'zh' }, body });
});

it('throws the problem of a call', async () => {
  const error = { type: 'about:blank', title: '', status: 429, code: 'too_many_requests' };
  const { api } = createClient({ status: 429, headers: { 'retry-after': '60' }, error });
  await expect(unwrap(api.GET('/home'))).rejects.toMatchObject({ status: 429, body: error, retryAfter: 60 });
});

it('sends calls with extra options and operations with binary bodies', async () => {
  const { api, callOperation, send } = createClient({ status: 200, headers: {}, data: {} as never });
  await api.GET('/home', { signal: new AbortController().signal });
  await api.GET('/quotes/{token}/pdf', { params: { path: { token: 'x' } } });
  expect(callOperation).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(2);
});
