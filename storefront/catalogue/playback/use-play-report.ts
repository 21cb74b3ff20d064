import { useEffect, type RefObject } from 'react';
import { isCountedPlay } from '#domain/catalogue/player.ts';
import type { SongPlayRequest } from '#generated/schemas.ts';

/** A longer step of the position between two events is a seek. */
const MAX_STEP_SECONDS = 5;

/** Listening time of one play, without skipped parts. */
interface Play {
  readonly play_id: string;
  seconds: number;
  reportedSeconds: number;
}

function createPlay(): Play {
  const random = crypto.getRandomValues(new Uint32Array(4));
  const play_id = [...random].map((part) => part.toString(16).padStart(8, '0')).join('');
  return { play_id, seconds: 0, reportedSeconds: 0 };
}

/**
 * Reports the plays of a track of 5 seconds or more (§5): when it ends, another one starts, or the page is left. A page
 * in the background may be closed without notice, so it reports as well; the server counts a play once.
 */
export function usePlayReport(audio: RefObject<HTMLAudioElement | null>, songId: number | undefined): void {
  useEffect(() => {
    const element = audio.current;
    if (!element || songId === undefined) return;
    let play = createPlay();
    let position = element.currentTime;
    const measure = () => {
      const step = element.currentTime - position;
      position = element.currentTime;
      if (step > 0 && step < MAX_STEP_SECONDS) play.seconds += step;
    };
    const report = () => {
      measure();
      if (!isCountedPlay(play.seconds) || play.seconds <= play.reportedSeconds) return;
      play.reportedSeconds = play.seconds;
      sendPlay({ song_id: songId, play_id: play.play_id, duration: Math.round(play.seconds * 10) / 10 });
    };
    const reportEnded = () => {
      report();
      play = createPlay();
    };
    const skip = () => void (position = element.currentTime);
    const reportHidden = () => document.visibilityState === 'hidden' && report();

    element.addEventListener('timeupdate', measure);
    element.addEventListener('seeking', skip);
    element.addEventListener('ended', reportEnded);
    window.addEventListener('pagehide', report);
    document.addEventListener('visibilitychange', reportHidden);
    return () => {
      report();
      element.removeEventListener('timeupdate', measure);
      element.removeEventListener('seeking', skip);
      element.removeEventListener('ended', reportEnded);
      window.removeEventListener('pagehide', report);
      document.removeEventListener('visibilitychange', reportHidden);
    };
  }, [audio, songId]);
}

/** Sends a report that outlives the page. A lost one is not worth an error. */
function sendPlay(play: SongPlayRequest): void {
  const body = new Blob([JSON.stringify(play)], { type: 'application/json' });
  if (navigator.sendBeacon?.('/api/songs/stats', body)) return;
  void fetch('/api/songs/stats', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
