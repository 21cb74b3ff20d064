import { useCallback, useEffect, useMemo } from 'react';
import { getAdjacentTrack } from '#domain/catalogue/player.ts';
import { usePlayer } from '../player/player-context.ts';
import { seekTo, togglePlayback } from './audio-commands.ts';
import type { Playback } from './playback.ts';
import { useAudio } from './use-audio.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayReport } from './use-play-report.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/**
 * Controls playback, for the one component of a page that shows it: an ended track starts the next one (§4), keys and
 * media keys control the player, and plays are reported.
 */
export function usePlayback(): Playback {
  const { audio, queue, current, playing, start } = usePlayer();
  const state = useAudio(audio);

  const toggle = useCallback(() => togglePlayback(audio, playing), [audio, playing]);
  const move = useCallback(
    (step: 1 | -1) => queue && start({ ...queue, index: getAdjacentTrack(queue.index, step, queue.tracks.length) }),
    [queue, start],
  );
  const seek = useCallback((time: number) => seekTo(audio, time), [audio]);

  useEffect(() => {
    const element = audio.current;
    const playNext = () => move(1);
    element?.addEventListener('ended', playNext);
    return () => element?.removeEventListener('ended', playNext);
  }, [audio, move]);

  const playback = useMemo(() => ({ state, toggle, move, seek }), [state, toggle, move, seek]);
  usePlayReport(audio, current?.id);
  useMediaSession(audio, current, playing, playback);
  usePlayerKeys(audio, { toggle, move, seek });
  return playback;
}
