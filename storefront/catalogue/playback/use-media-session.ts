import { useEffect, type RefObject } from 'react';
import type { Track } from '../player/playlist.ts';
import type { Playback } from './playback.ts';

const SEEK_SECONDS = 10;

const ARTWORK_WIDTHS = [160, 320, 640] as const;

/** Shows the track on lock screens and media keys, and handles their actions. */
export function useMediaSession(
  audio: RefObject<HTMLAudioElement | null>,
  track: Track | undefined,
  playing: boolean,
  { state, toggle, move, seek }: Playback,
): void {
  useEffect(() => {
    if (!('mediaSession' in navigator) || !track) return;
    const folder = `/storage/projects/${encodeURIComponent(track.picture)}`;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: track.title,
      artist: track.artist_name,
      artwork: ARTWORK_WIDTHS.map((width) => ({
        src: `${folder}/cover-${width}.jpg`,
        sizes: `${width}x${width}`,
        type: 'image/jpeg',
      })),
    });
    return () => void (navigator.mediaSession.metadata = null);
  }, [track]);

  const { time, duration } = state;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
    if (duration > 0) navigator.mediaSession.setPositionState({ duration, position: Math.min(time, duration) });
  }, [playing, time, duration]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const seekBy = (seconds: number) => seek((audio.current?.currentTime ?? 0) + seconds);
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: toggle,
      pause: toggle,
      previoustrack: () => move(-1),
      nexttrack: () => move(1),
      seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_SECONDS)),
      seekforward: ({ seekOffset }) => seekBy(seekOffset ?? SEEK_SECONDS),
      seekto: ({ seekTime }) => seek(seekTime ?? 0),
    };
    for (const [action, handler] of Object.entries(actions)) setHandler(action as MediaSessionAction, handler);
    return () => {
      for (const action of Object.keys(actions)) setHandler(action as MediaSessionAction, null);
    };
  }, [audio, toggle, move, seek]);
}

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // browsers throw for actions that they do not support
  }
}
