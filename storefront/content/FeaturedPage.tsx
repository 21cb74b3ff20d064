import { FIXED_CATEGORIES, getCategoryLink } from '#domain/catalogue/categories.ts';
import type { Banner, ProjectCard, SoundcloudProject } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Grid, GRID_SIZES } from '#storefront/ui/Grid.tsx';
import { ProjectTile } from '#storefront/ui/ProjectTile.tsx';
import { Shelf } from '#storefront/ui/Shelf.tsx';
import { Banners } from './Banners.tsx';
import styles from './FeaturedPage.module.css';

interface FeaturedPageProps {
  readonly picks: readonly ProjectCard[];
  readonly exclusives: readonly ProjectCard[];
  readonly banners: readonly Banner[];
  readonly onSoundcloud: readonly SoundcloudProject[];
}

/** What staff has chosen: picks, banners, exclusives and artists on SoundCloud. */
export function FeaturedPage({ picks, exclusives, banners, onSoundcloud }: FeaturedPageProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('featured.title')}</h1>
          <p>{t('featured.intro')}</p>
        </header>
        {picks.length > 0 && (
          <section aria-label={t('featured.picks')} className={styles.picks}>
            <Grid projects={picks} eager />
            <LocalLink to={getCategoryLink(FIXED_CATEGORIES.staff_picks)} className={button.secondary}>
              {t('home.see_all')} <span className="visually-hidden">{t('featured.picks')}</span>
            </LocalLink>
          </section>
        )}
      </div>
      <Banners banners={banners} />
      <Shelf title={t('featured.exclusives')} projects={exclusives} to={getCategoryLink(FIXED_CATEGORIES.exclusives)} />
      {onSoundcloud.length > 0 && (
        <section aria-labelledby="soundcloud" className={styles.page}>
          <h2 id="soundcloud">{t('featured.soundcloud')}</h2>
          <ul className={styles.artists}>
            {onSoundcloud.map((project) => (
              <li key={project.id}>
                <ProjectTile project={project} heading="h3" sizes={GRID_SIZES} />
                <a href={project.soundcloud} rel="nofollow noopener" className={styles.listen}>
                  {t('featured.soundcloud_of', { artist: project.artist_name })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
