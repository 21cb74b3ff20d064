import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DirectConversationDetail } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { DirectConversationPage } from './DirectConversationPage.tsx';

const CONVERSATION: DirectConversationDetail = {
  ...{ id: 12, unread: 0, muted: false, blocked: false, can_write: true, updated_at: 1_767_225_600 },
  person: { id: 7, name: 'Nadia Ferro', picture: null, has_profile: true },
  messages: [{ id: 1, own: true, text: 'Will it be repressed?', pictures: [], created_at: 1_767_222_000 }],
};

// forms keep an empty region for their errors
const listAlerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

it('shows the messages, the form to write and no error', async () => {
  await renderScreen(<DirectConversationPage conversation={CONVERSATION} failure={undefined} />);
  expect(screen.getByRole('log', { name: 'Messages' }).textContent).toContain('Will it be repressed?');
  expect(listAlerts()).toEqual([]);
});

it('shows why a setting could not be saved, at the settings', async () => {
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'unavailable' };
  await renderScreen(<DirectConversationPage conversation={CONVERSATION} failure={{ form: 'settings', problem }} />);
  const alerts = listAlerts();
  expect(alerts).toHaveLength(1);
  const settings = screen.getByRole('heading', { name: 'Settings of this conversation' }).parentElement;
  expect(settings?.contains(alerts[0] ?? null)).toBe(true);
});
