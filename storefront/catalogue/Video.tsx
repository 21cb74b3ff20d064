import { useState } from 'react';
import { parseVideoId } from '#domain/catalogue/video.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { PlayIcon } from './playback/PlayIcon.tsx';
import styles from './Video.module.css';

/** A video on YouTube, loaded on click only, without cookies. Without JavaScript it is a link. */
export function Video({ link, title, poster }: { link: string | null | undefined; title: string; poster: string }) {
  const { t } = useTexts();
  const [isPlaying, setPlaying] = useState(false);
  const id = parseVideoId(link);
  if (!id) return null;
  return (
    <section>
      <h2>{t('project.video')}</h2>
      {isPlaying ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={t('project.video_of', { name: title })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <a
          className={styles.frame}
          href={`https://www.youtube.com/watch?v=${id}`}
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <img src={poster} alt="" width={960} height={540} loading="lazy" />
          <span>
            <PlayIcon name="play" size={20} />
            {t('project.play_video')}
          </span>
        </a>
      )}
      {!isPlaying && <p className={styles.hint}>{t('project.video_hint')}</p>}
    </section>
  );
}
