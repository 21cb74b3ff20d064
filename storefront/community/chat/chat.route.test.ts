import { expect, it } from 'vitest';
import { openVisit, problemResponse } from '#storefront/testing/api.ts';
import { action } from './chat.route.ts';

const CHAT = { reference: 'M-41', messages: [] };

async function post(body: object, answers: Readonly<Record<string, unknown>>) {
  const { context, calls } = await openVisit({ path: '/chat', answers });
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const request = new Request('https://shop.example/chat', init);
  const response = await action({ request, context, params: {}, url: new URL(request.url), pattern: '/chat' });
  return { outcome: await response.json(), calls: calls.map(({ call, body: sent }) => [call, sent]) };
}

it('starts a chat', async () => {
  const { outcome, calls } = await post({ text: 'Hello', name: '' }, { 'POST /chat': { ...CHAT, token: 'secret' } });
  expect(outcome).toEqual({ chat: CHAT, token: 'secret' });
  expect(calls).toEqual([['POST /chat', { text: 'Hello' }]]);
});

it('fetches messages', async () => {
  const { outcome } = await post({ token: 'secret' }, { 'GET /chat/secret': CHAT });
  expect(outcome).toEqual({ chat: CHAT });
});

it('writes in a chat', async () => {
  const { calls } = await post({ token: 'secret', text: 'Hello' }, { 'POST /chat/secret': CHAT });
  expect(calls).toEqual([['POST /chat/secret', { text: 'Hello' }]]);
});

it('passes a refusal on', async () => {
  const { outcome } = await post({ text: 'Hello' }, { 'POST /chat': problemResponse(409, 'chat_closed') });
  expect(outcome).toMatchObject({ problem: { status: 409, code: 'chat_closed' } });
});
