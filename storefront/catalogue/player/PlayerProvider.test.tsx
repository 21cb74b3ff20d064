import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tracklist } from '../Tracklist.tsx';
import { DETAIL } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { PlayerProvider } from './PlayerProvider.tsx';
import { songSource } from './playlist.ts';

let played: string[];
const audio = () => document.querySelector('audio')!;

beforeEach(() => {
  played = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
    act(() => void fireEvent.play(this));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    act(() => void fireEvent.pause(this));
  });
});

const FIRST = '/storage/songs/1.mp3';
const SECOND = '/storage/songs/0d9c2a52.mp3';

async function open() {
  const view = await renderScreen(
    <PlayerProvider>
      <Tracklist project={DETAIL} />
    </PlayerProvider>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Play Salt' }));
  await screen.findByRole('region', { name: 'Player' });
  return view.user;
}

it('plays nothing and shows no bar before somebody asks', async () => {
  await renderScreen(<PlayerProvider>page</PlayerProvider>);
  expect(played).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
});

it('plays the track that is pressed', async () => {
  await open();
  expect(played).toEqual([SECOND]);
});

it('goes to the next and wraps, and back', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Next track' }));
  await user.click(screen.getByRole('button', { name: 'Previous track' }));
  expect(played).toEqual([SECOND, FIRST, SECOND]);
});

it('moves on by itself when a track has ended', async () => {
  await open();
  act(() => void fireEvent.ended(audio()));
  expect(played).toEqual([SECOND, FIRST]);
});

it('pauses and goes on without starting anew', async () => {
  const user = await open();
  const [inList] = screen.getAllByRole('button', { name: 'Pause' });
  await user.click(inList!);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(played).toEqual([SECOND, SECOND]);
  expect(audio().src).toContain(SECOND);
});

it('shows lengths with hours only above an hour', async () => {
  await open();
  expect(screen.getByText('3:34')).toBeTruthy();
  expect(screen.getByText('1:02:05')).toBeTruthy();
});

it('says so when a track cannot be played', async () => {
  await open();
  act(() => void fireEvent.error(audio()));
  expect(screen.getByRole('alert').textContent).toBe('This track cannot be played.');
});

it('goes away when it is closed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
});

it('finds a sound by uuid, else by number', () => {
  expect(songSource({ uuid: 'u-1', id: 5 })).toBe('/storage/songs/u-1.mp3');
  expect(songSource({ uuid: null, id: 5 })).toBe('/storage/songs/5.mp3');
});
