import type { SitePath } from '#domain/routes.ts';
import { useId } from 'react';
import type { ProjectCard } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { ProjectTile } from './ProjectTile.tsx';
import styles from './Shelf.module.css';

/** Displayed width of a cover, by the columns of the row. */
const SIZES =
  '(min-width: 1440px) 310px, (min-width: 1101px) 20vw, (min-width: 851px) 25vw, (min-width: 501px) 35vw, 51vw';

interface ShelfProps {
  readonly title: string;
  readonly projects: readonly ProjectCard[];
  /** link to the full list */
  readonly to?: SitePath;
  readonly eager?: boolean;
}

/** A horizontally scrolling row of projects. Renders nothing when empty. */
export function Shelf({ title, projects, to, eager = false }: ShelfProps) {
  const { t } = useTexts();
  const heading = useId();
  if (projects.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {to && (
          <LocalLink to={to} className={styles.all}>
            {t('home.see_all')} <span className="visually-hidden">{title}</span>
          </LocalLink>
        )}
      </div>
      <ul className={styles.row}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectTile project={project} heading="h3" sizes={SIZES} eager={eager} />
          </li>
        ))}
      </ul>
    </section>
  );
}
