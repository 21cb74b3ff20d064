import type { AudioState } from './use-audio.ts';

/** Controls of the queue's current track. */
export interface Playback {
  readonly state: AudioState;
  /** pauses or resumes */
  toggle(): void;
  /** plays the next (1) or previous (-1) track; wraps around (§4) */
  move(step: 1 | -1): void;
  /** seeks to a position in seconds */
  seek(time: number): void;
}
