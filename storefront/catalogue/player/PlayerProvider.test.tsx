import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tracklist } from '../Tracklist.tsx';
import { DETAIL } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { PlayerProvider } from './PlayerProvider.tsx';
import { getSongUrl } from './playlist.ts';

let playedPaths: string[];
const audio = () => document.querySelector('audio')!;

const reports: { song_id: number; duration: number; play_id: string }[] = [];

beforeEach(() => {
  playedPaths = [];
  reports.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('[10,100,40]'));
  navigator.sendBeacon = (_url, body) => {
    void (body as Blob).text().then((text) => reports.push(JSON.parse(text)));
    return true;
  };
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
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

const setTime = (seconds: number) => {
  audio().currentTime = seconds;
  fireEvent.timeUpdate(audio());
};

it('shows an error when a track cannot be played', async () => {
  await open();
  Object.defineProperty(audio(), 'error', { value: new Error('no source'), configurable: true });
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

describe('the queue', () => {
  const listQueue = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')?.textContent);

  async function openQueue() {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Open the queue, 2 tracks' }));
    return user;
  }

  it('is reordered and shortened by buttons', async () => {
    const user = await openQueue();
    expect(listQueue()).toEqual(['Harbour Lights', 'Salt']);
    await user.click(screen.getByRole('button', { name: 'Move Salt up' }));
    expect(listQueue()).toEqual(['Salt', 'Harbour Lights']);
    // the track keeps playing, and its button the focus
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Salt up');
    expect(playedPaths).toEqual([SECOND]);
    await user.click(screen.getByRole('button', { name: 'Remove Salt from the queue' }));
    expect(listQueue()).toEqual(['Harbour Lights']);
    expect(playedPaths).toEqual([SECOND, FIRST]);
    await user.click(screen.getByRole('button', { name: 'Remove Harbour Lights from the queue' }));
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  });

  it('takes further tracks at its end or after the current track', async () => {
    const view = await renderScreen(
      <PlayerProvider>
        <Tracklist
          project={{ ...DETAIL, songs: [...DETAIL.songs, { id: 3, title: 'Low Water', artist_name: 'Nova' }] }}
        />
      </PlayerProvider>,
    );
    const { user } = view;
    const add = async (title: string, action: string) => {
      await user.click(screen.getByRole('button', { name: `Add ${title} to the queue` }));
      await user.click(await screen.findByRole('button', { name: action }));
    };
    await add('Low Water', 'Add to queue');
    await screen.findByRole('region', { name: 'Player' });
    expect(await screen.findByText('Added to the queue')).toBeTruthy();
    expect(playedPaths).toEqual([]);
    await add('Salt', 'Add to queue');
    await add('Harbour Lights', 'Play next');
    await user.click(screen.getByRole('button', { name: /^Open the queue/ }));
    expect(listQueue()).toEqual(['Low Water', 'Harbour Lights', 'Salt']);
  });

  it('is restored with its position after a reload of the tab', async () => {
    await open();
    audio().currentTime = 42;
    audio().volume = 0.5;
    fireEvent(window, new Event('pagehide'));
    cleanup();
    await renderScreen(<PlayerProvider>page</PlayerProvider>);
    await screen.findByRole('region', { name: 'Player' });
    expect(new URL(audio().src).pathname).toBe(SECOND);
    expect([audio().currentTime, audio().volume]).toEqual([42, 0.5]);
    expect(playedPaths).toEqual([SECOND]);
  });
});

describe('keys', () => {
  it('pause, seek and change the track while no field has the focus', async () => {
    const user = await open();
    (document.activeElement as HTMLElement).blur();
    setTime(30);
    await user.keyboard('{ArrowRight}');
    expect(audio().currentTime).toBe(35);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(audio().currentTime).toBe(25);
    await user.keyboard('[Space]');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(playedPaths).toEqual([SECOND, FIRST]);
  });

  it('belong to a field that has the focus', async () => {
    const user = await open();
    screen.getByRole('slider', { name: 'Volume' }).focus();
    setTime(30);
    await user.keyboard('{ArrowRight}[Space]');
    expect(audio().currentTime).toBe(30);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });
});

describe('plays', () => {
  const listReports = () => waitFor(() => reports.map(({ song_id, duration }) => [song_id, duration]));

  it('are reported with the time listened to when another track starts', async () => {
    const user = await open();
    for (const second of [1, 2, 3, 4, 5, 6]) setTime(second);
    // a seek is not listened to
    audio().currentTime = 100;
    fireEvent.seeking(audio());
    setTime(101);
    await user.click(screen.getByRole('button', { name: 'Next track' }));
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(await listReports()).toEqual([[2, 7]]);
  });

  it('shorter than 5 seconds are not reported', async () => {
    const user = await open();
    setTime(4.9);
    await user.click(screen.getByRole('button', { name: 'Next track' }));
    fireEvent(window, new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports).toEqual([]);
  });

  it('are reported again under the same identifier when the page was hidden meanwhile', async () => {
    await open();
    setTime(3);
    setTime(6);
    fireEvent(window, new Event('pagehide'));
    setTime(9);
    act(() => void fireEvent.ended(audio()));
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(await listReports()).toEqual([
      [2, 6],
      [2, 9],
    ]);
    expect(new Set(reports.map(({ play_id }) => play_id)).size).toBe(1);
  });
});
