import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { getAdjacentTrack } from '#domain/catalogue/player.ts';
import { PlayerContext, type Player } from './player-context.ts';
import type { Track } from './playlist.ts';

// lazy, because most visitors do not play a track
const PlayerBar = lazy(async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar }));

interface LoadedTrack {
  readonly playlist: readonly Track[];
  readonly index: number;
}

/**
 * Owns the audio element above the routes, so that playback continues across navigations. Previous and next wrap
 * around; an ended track starts the next one (§4).
 */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [loaded, setLoaded] = useState<LoadedTrack>();
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const current = loaded?.playlist[loaded.index];

  // the source is set here rather than by rendering, because browsers allow playback only within the click
  const start = (next: LoadedTrack) => {
    const track = next.playlist[next.index];
    if (!audio.current || !track) return;
    setLoaded(next);
    setFailed(false);
    audio.current.src = track.src;
    // play() rejects when another track is started, or with an error that onError reports
    audio.current.play().catch(() => undefined);
  };
  const resume = () => audio.current?.play().catch(() => undefined);
  const move = (step: 1 | -1) => {
    if (loaded) start({ ...loaded, index: getAdjacentTrack(loaded.index, step, loaded.playlist.length) });
  };

  const currentId = current?.id;
  const player = useMemo<Player>(
    () => ({
      current,
      playing,
      toggle(playlist, index) {
        if (playlist[index]?.id !== currentId) start({ playlist, index });
        else if (playing) audio.current?.pause();
        else void resume();
      },
    }),
    [current, currentId, playing],
  );

  return (
    <PlayerContext value={player}>
      {children}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => move(1)}
        onError={() => setFailed(true)}
      />
      <Suspense>
        {current && (
          <PlayerBar
            audio={audio}
            track={current}
            playing={playing}
            failed={failed}
            onPlay={() => void resume()}
            onStep={move}
            onSeek={(time) => {
              if (audio.current) audio.current.currentTime = time;
            }}
            onClose={() => {
              audio.current?.pause();
              setLoaded(undefined);
            }}
          />
        )}
      </Suspense>
    </PlayerContext>
  );
}
