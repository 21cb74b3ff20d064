import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { getDiscColor } from '#storefront/ui/disc-color.ts';
import { Sleeve } from '#storefront/ui/Sleeve.tsx';
import styles from './Hero.module.css';

/** The introduction of the shop with its three newest records. */
export function Hero({ projects }: { projects: readonly ProjectCard[] }) {
  const { t } = useTexts();
  const records = projects.filter(({ category }) => category === 'vinyl').slice(0, 3);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.description')}</p>
        <LocalLink to="/vinyl-shop" className={button.primary}>
          {t('cart.browse')}
        </LocalLink>
      </div>
      <ul className={styles.records}>
        {records.map((project) => (
          <li key={project.id}>
            <figure>
              <LocalLink
                to={buildProjectLink(project)}
                prefetch="intent"
                aria-label={`${project.name}, ${project.artist_name}`}
              >
                <Sleeve
                  disc={getDiscColor(project)}
                  picture={project.picture}
                  alt=""
                  sizes="(min-width: 1000px) 340px, 44vw"
                  eager
                />
              </LocalLink>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
