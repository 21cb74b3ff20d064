import { useEffect } from 'react';
import { usePlayer } from '../player/player-context.ts';
import { loadTrack, setVolume } from './audio-commands.ts';
import { readSession, storeSession } from './session.ts';

/** Restores volume and position of the tab's session, and stores them with the queue. */
export function useSession(): void {
  const { audio, queue } = usePlayer();

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const session = readSession();
    setVolume(audio, session.volume);
    const track = session.queue?.tracks[session.queue.index];
    if (track && !element.hasAttribute('src')) loadTrack(audio, track.src, session.time);
  }, [audio]);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const store = () => storeSession({ queue, time: element.currentTime, volume: element.volume });
    store();
    window.addEventListener('pagehide', store);
    element.addEventListener('volumechange', store);
    return () => {
      window.removeEventListener('pagehide', store);
      element.removeEventListener('volumechange', store);
    };
  }, [audio, queue]);
}
