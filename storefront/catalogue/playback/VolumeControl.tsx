import type { RefObject } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { setVolume, toggleMuted } from './audio-commands.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import styles from './VolumeControl.module.css';

interface VolumeControlProps {
  readonly audio: RefObject<HTMLAudioElement | null>;
  /** 0 to 1 */
  readonly volume: number;
}

/** Volume, and a button that mutes. Hidden on touch screens, whose keys set the volume. */
export function VolumeControl({ audio, volume }: VolumeControlProps) {
  const { t } = useTexts();
  const isMuted = volume === 0;
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={button.round}
        aria-label={t('player.mute')}
        aria-pressed={isMuted}
        onClick={() => toggleMuted(audio)}
      >
        <PlayerIcon name={isMuted ? 'muted' : 'volume'} />
      </button>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t('player.volume')}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={(event) => setVolume(audio, Number(event.target.value))}
      />
    </div>
  );
}
