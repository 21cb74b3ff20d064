import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Queue } from '#domain/catalogue/queue.ts';
import { PlayerContext, type Player } from './player-context.ts';
import type { Track } from './playlist.ts';

// lazy, because most visitors do not play a track
const PlayerBar = lazy(async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar }));

/**
 * Owns the audio element above the routes, so that playback continues across navigations. All that happens after the
 * start of a track (next track, seeking, media keys …) is part of the lazy bar, or of a page without one (`bar`).
 */
export function PlayerProvider({ children, bar = true }: { children: ReactNode; bar?: boolean }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [queue, setQueue] = useState<Queue<Track>>();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (bar && hasStoredSession())
      void import('../playback/session.ts').then(({ readSession }) =>
        setQueue((started) => started ?? readSession().queue),
      );
  }, [bar]);

  const player = useMemo<Player>(() => {
    const current = queue?.tracks[queue.index];
    // play() rejects when another track is started, or with an error that the bar reports
    const resume = () => void audio.current?.play().catch(() => undefined);
    const start = (next: Queue<Track>) => {
      const track = next.tracks[next.index];
      if (!audio.current || !track) return;
      setQueue(next);
      // set here rather than by rendering, because browsers allow playback only within the click
      audio.current.src = track.src;
      resume();
    };
    return {
      ...{ audio, queue, current, playing, start, setQueue },
      toggle(tracks, index) {
        if (tracks[index]?.id !== current?.id) start({ tracks, index });
        else if (playing) audio.current?.pause();
        else resume();
      },
      add(track, place) {
        void import('#domain/catalogue/queue.ts').then(({ addTrack }) =>
          setQueue((before) => addTrack(before, track, place)),
        );
      },
    };
  }, [queue, playing]);

  return (
    <PlayerContext value={player}>
      {children}
      <audio ref={audio} preload="none" onPlay={() => setPlaying(true)} onPause={() => setPlaying(false)} />
      {bar && queue && (
        <Suspense>
          <PlayerBar />
        </Suspense>
      )}
    </PlayerContext>
  );
}

/** Whether this tab has a stored queue; false where storage is blocked. */
function hasStoredSession(): boolean {
  try {
    return 'player' in sessionStorage;
  } catch {
    return false;
  }
}
