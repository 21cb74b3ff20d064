import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listChatTimes } from '#domain/community/chat-hours.ts';
import type { ChatMessage } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ChatCorner } from './ChatCorner.tsx';

/** Friday, 12:00 in Paris. */
const OPEN = new Date('2026-11-20T11:00:00Z');
const HOURS = { from: 10, until: 17, email: null, times: listChatTimes(OPEN, { from: 10, until: 17 }) };
const USER = { name: 'Léa Moreau', pro: false, isMun: false };

const message = (id: number, by_staff: boolean, text: string): ChatMessage => ({
  ...{ id, by_staff, text, author_name: by_staff ? 'Theo' : 'Léa' },
  created_at: OPEN.getTime() / 1000,
});

/** Calls of the endpoint, and its next answers. */
let calls: Record<string, unknown>[] = [];
let respond: (body: Record<string, unknown>) => unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: OPEN, shouldAdvanceTime: true, toFake: ['Date'] });
  sessionStorage.clear();
  calls = [];
  respond = ({ token }) => ({
    chat: { reference: 'M-41', messages: [message(1, false, 'Hello')] },
    ...(!token && { token: 'secret' }),
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const fields = JSON.parse(body) as Record<string, unknown>;
    calls.push(fields);
    return Response.json(respond(fields));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (path = '/', root = {}) => renderScreen(<ChatCorner />, { path, root: { chatHours: HOURS, ...root } });
const openPanel = async (root = {}) => {
  const view = await open('/', root);
  await view.user.click(screen.getByRole('button', { name: 'Chat with us' }));
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Chat with us' })) };
};

describe('the corner', () => {
  it('has the chat in its hours', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Chat with us' }).getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['2026-11-20T16:00:00Z', '2026-11-21T11:00:00Z'])('links to the contact form at %s', async (time) => {
    vi.setSystemTime(new Date(time));
    await open();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the chat', () => {
  it('starts with name, e-mail address and text', async () => {
    const { user, panel } = await openPanel();
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText(/Name/)));
    await user.type(panel.getByLabelText(/Name/), 'Léa');
    await user.type(panel.getByLabelText(/E-mail/), 'lea@example.com');
    await user.type(panel.getByRole('textbox', { name: /Message/ }), 'Hello');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await panel.findByText('Hello');
    expect(calls[0]).toEqual({ name: 'Léa', email: 'lea@example.com', text: 'Hello' });
    expect(panel.queryByLabelText(/E-mail/)).toBeNull();
    expect(sessionStorage.getItem('chat')).toBe('secret');
  });

  it('starts with a text only when signed in', async () => {
    const { panel } = await openPanel({ user: USER });
    await panel.findByRole('textbox', { name: /Message/ });
    expect(panel.queryByLabelText(/E-mail/)).toBeNull();
  });

  it('is continued in the tab, and announces answers', async () => {
    sessionStorage.setItem('chat', 'secret');
    respond = () => ({
      chat: { reference: 'M-41', messages: [message(1, false, 'Hello'), message(2, true, 'Hi Léa')] },
    });
    const { panel } = await openPanel();
    const log = await panel.findByRole('log');
    await within(log).findByText('Hi Léa');
    expect(calls[0]).toEqual({ token: 'secret' });
  });

  it('keeps the text when sending fails', async () => {
    respond = () => ({ problem: { type: 'about:blank', title: '', status: 429, code: 'too_many_requests' } });
    const { user, panel } = await openPanel({ user: USER });
    await user.type(await panel.findByRole('textbox', { name: /Message/ }), 'Hello');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(panel.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    expect(panel.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe('Hello');
  });

  it('closes by Escape and returns the focus to its button', async () => {
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat with us' }));
  });
});
