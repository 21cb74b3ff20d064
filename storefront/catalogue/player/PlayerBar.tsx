import { useEffect, useState, type RefObject } from 'react';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './PlayerBar.module.css';
import type { Track } from './playlist.ts';

interface PlayerBarProps {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly track: Track;
  readonly playing: boolean;
  readonly failed: boolean;
  readonly onPlay: () => void;
  /** next (1) or previous (-1) track */
  readonly onStep: (step: 1 | -1) => void;
  /** seeks to a position in seconds */
  readonly onSeek: (time: number) => void;
  readonly onClose: () => void;
}

/** Position and duration of the audio element, in seconds. */
function usePosition(audio: RefObject<HTMLAudioElement | null>) {
  const [position, setPosition] = useState({ time: 0, duration: 0 });
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const updatePosition = () =>
      setPosition({ time: element.currentTime, duration: Number.isFinite(element.duration) ? element.duration : 0 });
    const events = ['timeupdate', 'durationchange', 'emptied', 'seeked'] as const;
    for (const event of events) element.addEventListener(event, updatePosition);
    updatePosition();
    return () => {
      for (const event of events) element.removeEventListener(event, updatePosition);
    };
  }, [audio]);
  return position;
}

/** The player bar at the bottom of the window. */
export function PlayerBar({ audio, track, playing, failed, onPlay, onStep, onSeek, onClose }: PlayerBarProps) {
  const { t } = useTexts();
  const { time, duration } = usePosition(audio);
  const total = formatPlayTime(duration);
  return (
    <section className={styles.bar} aria-label={t('player.label')}>
      <LocalLink to={track.link} className={styles.track}>
        <img
          src={`/storage/projects/${encodeURIComponent(track.picture)}/mini.jpg`}
          alt=""
          width={48}
          height={48}
          className={styles.picture}
          data-playing={playing}
        />
        <span className={styles.title}>
          <strong>{track.title}</strong>
          <span role={failed ? 'alert' : undefined}>{failed ? t('player.failed') : track.artist_name}</span>
        </span>
      </LocalLink>
      <div className={styles.controls}>
        <button type="button" className={button.round} aria-label={t('player.previous')} onClick={() => onStep(-1)}>
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={`${button.round} ${styles.play}`}
          aria-label={t(playing ? 'player.pause' : 'player.play')}
          onClick={() => (playing ? audio.current?.pause() : onPlay())}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className={button.round} aria-label={t('player.next')} onClick={() => onStep(1)}>
          <Icon name="next" />
        </button>
      </div>
      <div className={styles.position}>
        <span>{formatPlayTime(time)}</span>
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(duration))}
          value={Math.floor(time)}
          aria-label={t('player.position')}
          aria-valuetext={`${formatPlayTime(time)} / ${total}`}
          onChange={(event) => {
            onSeek(Number(event.target.value));
          }}
        />
        <span>{total}</span>
      </div>
      <button type="button" className={button.round} aria-label={t('player.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </section>
  );
}
