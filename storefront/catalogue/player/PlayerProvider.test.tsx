import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tracklist } from '../Tracklist.tsx';
import { DETAIL } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { PlayerProvider } from './PlayerProvider.tsx';
import { getSongUrl } from './playlist.ts';

let playedPaths: string[];
const audio = () => document.querySelector('audio')!;

beforeEach(() => {
  playedPaths = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playedPaths.push(new URL(this.src).pathname);
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

it('shows no bar before a track is played', async () => {
  await renderScreen(<PlayerProvider>page</PlayerProvider>);
  expect(playedPaths).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
});

it('plays the pressed track', async () => {
  await open();
  expect(playedPaths).toEqual([SECOND]);
});

it('goes to the next and previous track and wraps around', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Next track' }));
  await user.click(screen.getByRole('button', { name: 'Previous track' }));
  expect(playedPaths).toEqual([SECOND, FIRST, SECOND]);
});

it('starts the next track when one has ended', async () => {
  await open();
  act(() => void fireEvent.ended(audio()));
  expect(playedPaths).toEqual([SECOND, FIRST]);
});

it('pauses and resumes', async () => {
  const user = await open();
  const [listButton] = screen.getAllByRole('button', { name: 'Pause' });
  await user.click(listButton!);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(playedPaths).toEqual([SECOND, SECOND]);
  expect(audio().src).toContain(SECOND);
});

it('shows hours only for durations of an hour or more', async () => {
  await open();
  expect(screen.getByText('3:34')).toBeTruthy();
  expect(screen.getByText('1:02:05')).toBeTruthy();
});

it('shows an error when a track cannot be played', async () => {
  await open();
  act(() => void fireEvent.error(audio()));
  expect(screen.getByRole('alert').textContent).toBe('This track cannot be played.');
});

it('hides the bar when it is closed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
});

it('addresses audio by uuid, else by id', () => {
  expect(getSongUrl({ uuid: 'u-1', id: 5 })).toBe('/storage/songs/u-1.mp3');
  expect(getSongUrl({ uuid: null, id: 5 })).toBe('/storage/songs/5.mp3');
});
