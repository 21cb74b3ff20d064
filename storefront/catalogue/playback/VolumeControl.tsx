import type { RefObject } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
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
  const setVolume = (value: number) => {
    if (!audio.current) return;
    audio.current.muted = false;
    audio.current.volume = value;
  };
  const toggleMuted = () => {
    if (!audio.current) return;
    if (isMuted && audio.current.volume === 0) setVolume(1);
    else audio.current.muted = !audio.current.muted;
  };
  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={button.round}
        aria-label={t('player.mute')}
        aria-pressed={isMuted}
        onClick={toggleMuted}
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
        onChange={(event) => setVolume(Number(event.target.value))}
      />
    </div>
  );
}
