import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UserConversation, UserConversationDetail } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { MessagesPage } from './MessagesPage.tsx';

const CONVERSATION: UserConversation = {
  ...{ id: 41, reference: 'M-41', topic: 'order', subject: 'A record is missing', status: 'answered' },
  ...{ order_id: 3190, unread: 0, created_at: 1_767_222_000, updated_at: 1_767_225_600 },
};
const DETAIL: UserConversationDetail = {
  ...CONVERSATION,
  messages: [
    { id: 1, by_staff: false, author_name: 'Léa Moreau', text: 'One is missing.', created_at: 1_767_222_000 },
    { id: 2, by_staff: true, author_name: 'Theo', text: 'It leaves today.', created_at: 1_767_225_600 },
  ],
};

it('lists conversations with the number of unread messages', async () => {
  const open: UserConversation = { ...CONVERSATION, id: 42, reference: 'M-42', subject: 'My box', status: 'open' };
  const conversations = [{ ...CONVERSATION, unread: 2 }, open];
  await renderScreen(<MessagesPage {...{ conversations }} unreadOfPeople={3} page={1} pages={1} />);
  expect(screen.getByRole('link', { name: 'A record is missing' }).getAttribute('href')).toBe(
    '/my-account/messages/41',
  );
  expect(screen.getByText('2 new messages')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Messages' }).textContent).toContain('3 new messages');
  expect(screen.getByText('Waiting for our reply')).toBeTruthy();
});

it('links to the shop and to the form when there are no conversations', async () => {
  await renderScreen(<MessagesPage conversations={[]} unreadOfPeople={0} page={1} pages={1} />);
  expect(screen.getByText('You have not written to us yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
});

it('shows the messages of a conversation with its order and the form to reply', async () => {
  await renderScreen(<ConversationPage conversation={DETAIL} problem={undefined} />);
  expect(screen.getByRole('log', { name: 'Messages' }).textContent).toContain('It leaves today.');
  expect(screen.getByText(/^You ·/)).toBeTruthy();
  expect(screen.getByText(/^Theo ·/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/my-account/orders/3190');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
});

it('shows the pictures of a message, which lead to their full size', async () => {
  const [first, second] = DETAIL.messages;
  const messages = [
    { ...first!, pictures: ['a1'] },
    { ...second!, pictures: ['b1', 'b2'] },
  ];
  await renderScreen(<ConversationPage conversation={{ ...DETAIL, messages }} problem={undefined} />);
  const own = screen.getByRole('img', { name: 'Picture 1 sent by you' });
  expect(own.getAttribute('src')).toBe('/my-account/messages/41/pictures/a1?size=thumbnail');
  expect(own.closest('a')?.getAttribute('href')).toBe('/my-account/messages/41/pictures/a1');
  expect(screen.getByRole('img', { name: 'Picture 2 sent by Theo' })).toBeTruthy();
});

it('shows why a message was not sent', async () => {
  const problem = { type: 'about:blank', title: '', status: 429, code: 'too_many_requests' };
  await renderScreen(<ConversationPage conversation={DETAIL} problem={problem} />);
  expect(await screen.findByText('Too many attempts. Wait a minute and try again.')).toBeTruthy();
});
