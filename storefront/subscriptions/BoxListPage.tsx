import type { BoxRecords } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { GRID_SIZES } from '#storefront/ui/Grid.tsx';
import grid from '#storefront/ui/Grid.module.css';
import { ProjectTile } from '#storefront/ui/ProjectTile.tsx';
import styles from './BoxListPage.module.css';

interface BoxListPageProps {
  /** latest first */
  readonly months: readonly (BoxRecords & { readonly name: string })[];
}

/** The records of earlier boxes, by month. */
export function BoxListPage({ months }: BoxListPageProps) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('boxes.list_title')}</h1>
        <p>{t('boxes.list_lead')}</p>
        <p>
          <LocalLink to="/box" className={button.primary}>
            {t('boxes.choose')}
          </LocalLink>
        </p>
      </header>
      {months.length === 0 && <p>{t('boxes.list_empty')}</p>}
      {months.map(({ month, name, records }) => (
        <section key={month} aria-labelledby={`month-${month}`} className={styles.month}>
          <h2 id={`month-${month}`}>{name}</h2>
          <ul className={grid.grid}>
            {records.map((record) => (
              <li key={record.id}>
                <ProjectTile project={record} heading="h3" sizes={GRID_SIZES} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
