import { useState } from 'react';
import type { ProjectDetail } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Cover } from '#storefront/ui/Cover.tsx';
import type { DiscColor } from '#storefront/ui/Disc.tsx';
import { Sleeve } from '#storefront/ui/Sleeve.tsx';
import styles from './Gallery.module.css';

/** Image assets (§3) of the gallery, in display order. */
const VIEWS = ['cover', 'back', 'cover2', 'cover3', 'cover4', 'cover5', 'label', 'label_bside'] as const;

/** The cover with its disc, and further images. */
export function Gallery({ project, disc }: { project: ProjectDetail; disc: DiscColor | undefined }) {
  const { t } = useTexts();
  const views = VIEWS.filter((asset) => asset === 'cover' || project.images?.includes(asset));
  const [view, setView] = useState<(typeof VIEWS)[number]>('cover');
  const texts = { name: project.name, artist: project.artist_name };
  const alt = t(view === 'back' ? 'project.back_of' : 'project.cover_of', texts);

  return (
    <div className={styles.gallery}>
      <figure className={styles.main}>
        <Sleeve
          key={view}
          disc={view === 'cover' ? disc : undefined}
          asset={view}
          picture={project.picture}
          alt={alt}
          sizes="(min-width: 1280px) 620px, (min-width: 850px) 48vw, 92vw"
          eager
        />
      </figure>
      {views.length > 1 && (
        <ul className={styles.views}>
          {views.map((asset, index) => (
            <li key={asset}>
              <button
                type="button"
                aria-label={t('project.picture', { number: index + 1 })}
                aria-pressed={asset === view}
                onClick={() => setView(asset)}
              >
                <Cover picture={project.picture} asset={asset} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
