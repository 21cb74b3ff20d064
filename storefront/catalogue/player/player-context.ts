import { createContext, use } from 'react';
import type { Track } from './playlist.ts';

/** The player's state and controls. */
export interface Player {
  readonly current: Track | undefined;
  readonly playing: boolean;
  /** plays a track; pauses or resumes the current one */
  toggle(playlist: readonly Track[], index: number): void;
}

export const PlayerContext = createContext<Player>({ current: undefined, playing: false, toggle: () => undefined });

export function usePlayer(): Player {
  return use(PlayerContext);
}
