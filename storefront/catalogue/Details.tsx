import { formatGenreQuery } from '#domain/catalogue/genres.ts';
import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Details.module.css';

/** Details of a project: label, catalogue number, genres and others. */
export function Details({ project }: { project: ProjectDetail }) {
  const { t } = useTexts();
  const rows = [
    [
      'project.label',
      project.label_name &&
        (project.label_id ? (
          <LocalLink to={buildMakerLink('label', project.label_id, project.label_name)}>{project.label_name}</LocalLink>
        ) : (
          project.label_name
        )),
    ],
    ['project.catalog_number', project.catalog_number],
    ['project.format', t(`enums.ProjectCategory.${project.category}`)],
    ['project.sleeve', project.sleeve && t(`enums.Sleeve.${project.sleeve}`)],
    [
      'project.genres',
      project.genres?.length
        ? project.genres.map((genre) => (
            <LocalLink key={genre} to={`/vinyl-shop?genre=${formatGenreQuery([genre])}`}>
              {t(`enums.Genre.${genre}`)}
            </LocalLink>
          ))
        : undefined,
    ],
    ['project.barcode', project.barcode],
  ] as const;
  return (
    <section>
      <h2>{t('project.details')}</h2>
      <dl className={styles.details}>
        {rows.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
