import { createContext, use, type RefObject } from 'react';
import type { Queue, QueuePlace } from '#domain/catalogue/queue.ts';
import type { Track } from './playlist.ts';

/** The player's state and controls. */
export interface Player {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly queue: Queue<Track> | undefined;
  readonly current: Track | undefined;
  readonly playing: boolean;
  /** plays a track of a playlist, which becomes the queue; pauses or resumes the current track */
  toggle(playlist: readonly Track[], index: number): void;
  /** adds a track to the queue, without playing it */
  add(track: Track, place: QueuePlace): void;
  /** plays the current track of a queue from its start */
  start(queue: Queue<Track>): void;
  /** replaces the queue and leaves the audio as it is */
  setQueue(queue: Queue<Track> | undefined): void;
}

const ignore = () => undefined;

export const PlayerContext = createContext<Player>({
  audio: { current: null },
  queue: undefined,
  current: undefined,
  playing: false,
  toggle: ignore,
  add: ignore,
  start: ignore,
  setQueue: ignore,
});

export function usePlayer(): Player {
  return use(PlayerContext);
}
