// Changes of the audio element, whose ref components get from the player.
import type { RefObject } from 'react';

type AudioRef = RefObject<HTMLAudioElement | null>;

/** Pauses, or resumes; an error is shown by the state of the element. */
export function togglePlayback({ current }: AudioRef, playing: boolean): void {
  if (playing) current?.pause();
  else current?.play().catch(() => undefined);
}

/** Seeks to a position in seconds. */
export function seekTo({ current }: AudioRef, time: number): void {
  if (current) current.currentTime = Math.max(0, time);
}

/** Loads a track without playing it; before its metadata are loaded, `time` is the position to start from. */
export function loadTrack({ current }: AudioRef, src: string, time = 0): void {
  if (!current) return;
  current.src = src;
  current.currentTime = time;
}

/** Sets the volume, 0 to 1, and unmutes. */
export function setVolume({ current }: AudioRef, volume: number): void {
  if (!current) return;
  current.muted = false;
  current.volume = volume;
}

/** Mutes, or restores the volume; full volume when it is 0. */
export function toggleMuted(audio: AudioRef): void {
  const { current } = audio;
  if (!current) return;
  if (current.volume === 0) setVolume(audio, 1);
  else current.muted = !current.muted;
}
