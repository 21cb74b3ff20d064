import { useTexts } from '#storefront/app/locale/texts.tsx';
import { PlayIcon } from './PlayIcon.tsx';
import button from '#storefront/ui/button.module.css';
import { usePlayer } from '../player/player-context.ts';
import styles from './PlayButtons.module.css';
import type { Playback } from './playback.ts';

/** Previous, play or pause, next. `onPlay` replaces the resumption where nothing is loaded yet. */
export function PlayButtons({ playback, onPlay }: { playback: Playback; onPlay?: (() => void) | undefined }) {
  const { t } = useTexts();
  const { playing, queue } = usePlayer();
  const isAlone = (queue?.tracks.length ?? 0) < 2;
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={`${button.round} ${styles.previous}`}
        aria-label={t('player.previous')}
        disabled={isAlone}
        onClick={() => playback.move(-1)}
      >
        <PlayIcon name="previous" />
      </button>
      <button
        type="button"
        className={`${button.round} ${styles.play}`}
        aria-label={t(playing ? 'player.pause' : 'player.play')}
        onClick={onPlay ?? playback.toggle}
      >
        <PlayIcon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={button.round}
        aria-label={t('player.next')}
        disabled={isAlone}
        onClick={() => playback.move(1)}
      >
        <PlayIcon name="next" />
      </button>
    </div>
  );
}
