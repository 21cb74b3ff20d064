import type { Queue } from '#domain/catalogue/queue.ts';
import type { Track } from '../player/playlist.ts';

/** The player's state in this tab, which a reload restores. */
export interface PlayerSession {
  readonly queue?: Queue<Track> | undefined;
  /** position in the current track, in seconds */
  readonly time: number;
  /** 0 to 1 */
  readonly volume: number;
}

const KEY = 'player';
const NEW_SESSION: PlayerSession = { time: 0, volume: 1 };

/** Reads the stored session; a new one where there is none or storage is blocked. */
export function readSession(): PlayerSession {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<PlayerSession>;
    const queue = stored.queue?.tracks[stored.queue.index] ? stored.queue : undefined;
    return { ...NEW_SESSION, ...stored, queue };
  } catch {
    return NEW_SESSION;
  }
}

/** Stores the session, where storage is not blocked or full. */
export function storeSession(session: PlayerSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // playback does not depend on it
  }
}
