import { createContext, use } from 'react';
import type { Track } from './playlist.ts';

/** What pages see of the player, and what they can do with it. */
export interface Player {
  readonly current: Track | undefined;
  readonly playing: boolean;
  /** plays a track of a list; the one that plays already is paused, the paused one goes on */
  toggle(playlist: readonly Track[], index: number): void;
}

export const PlayerContext = createContext<Player>({ current: undefined, playing: false, toggle: () => undefined });

export function usePlayer(): Player {
  return use(PlayerContext);
}
