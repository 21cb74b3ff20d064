import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Comment, CommentList } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { Reviews } from './Reviews.tsx';

const REVIEW: Comment = {
  id: 1,
  project_id: 1204,
  author_name: 'Léa M.',
  rating: 4,
  text: 'Quiet pressing.',
  lang: 'en',
  verified: true,
  created_at: 1767222000,
  answer: 'Thank you!',
  answered_at: 1767308400,
};
const LIST: CommentList = { comments: [REVIEW], count: 14, ratings: 11, average: 4.6 };
const NONE: CommentList = { comments: [], count: 0, ratings: 0, average: null };
const USER = { name: 'Léa', pro: false, isMun: false };

const open = (list: CommentList, user: typeof USER | undefined, action?: () => object) =>
  renderScreen(<Reviews projectId={1204} list={list} page={2} />, {
    path: '/vinyl/1204/salt-signal',
    root: { user },
    ...(action && {
      routes: [
        { path: 'vinyl/1204/salt-signal', action, Component: () => <Reviews projectId={1204} list={list} page={2} /> },
      ],
    }),
  });

it('shows reviews with stars, average, buyer and reply', async () => {
  await open(LIST, undefined);
  expect(screen.getByRole('img', { name: '4.6 of 5 stars' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getByText('11 reviews')).toBeTruthy();
  expect(screen.getByText('Verified purchase')).toBeTruthy();
  expect(screen.getByText('Thank you!')).toBeTruthy();
});

it('links to newer and older reviews', async () => {
  await open(LIST, undefined);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Newer reviews')).toBe('/vinyl/1204/salt-signal#reviews');
  expect(getHref('Older reviews')).toBe('/vinyl/1204/salt-signal?reviews=3#reviews');
});

it('asks visitors to sign in and return', async () => {
  await open(NONE, undefined);
  expect(screen.getByText('No reviews yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/sign?${new URLSearchParams({ redirect: '/vinyl/1204/salt-signal#reviews' })}`,
  );
});

it('keeps the text of a rejected review, and thanks for an accepted one', async () => {
  let answer: object = { intent: 'review', problem: { status: 409, code: 'already_reviewed', title: '', type: '' } };
  const { user } = await open(NONE, USER, () => answer);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Quiet pressing.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveProperty('value', 'Quiet pressing.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true);
  answer = { intent: 'review' };
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.getByText('Thank you for your review')).toBeTruthy());
});
