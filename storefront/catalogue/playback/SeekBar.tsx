import { useMemo, type CSSProperties } from 'react';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { Playback } from './playback.ts';
import styles from './SeekBar.module.css';
import { drawWaveform } from './waveform.ts';

interface SeekBarProps {
  readonly playback: Playback;
  readonly peaks: readonly number[] | undefined;
}

/** Position, duration and waveform of the track; seeks by pointer and keys. */
export function SeekBar({ playback, peaks }: SeekBarProps) {
  const { t } = useTexts();
  const { time, duration } = playback.state;
  const mask = useMemo(() => `url("data:image/svg+xml,${encodeURIComponent(drawWaveform(peaks))}")`, [peaks]);
  const played = duration > 0 ? (time / duration) * 100 : 0;
  const total = formatPlayTime(duration);
  return (
    <div className={styles.bar}>
      <span>{formatPlayTime(time)}</span>
      <div className={styles.wave}>
        <div className={styles.shape} style={{ maskImage: mask, '--played': `${played}%` } as CSSProperties} />
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(duration))}
          value={Math.floor(time)}
          aria-label={t('player.position')}
          aria-valuetext={`${formatPlayTime(time)} / ${total}`}
          onChange={(event) => playback.seek(Number(event.target.value))}
        />
      </div>
      <span>{total}</span>
    </div>
  );
}
