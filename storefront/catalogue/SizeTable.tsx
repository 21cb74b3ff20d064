import type { Item } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './SizeTable.module.css';

/** The first item of each size whose measures are known. */
function listMeasures(items: readonly Item[]): Item[] {
  const measured = items.filter(({ size, width_cm, length_cm }) => size && (width_cm || length_cm));
  return [...new Map(measured.map((item) => [item.size, item])).values()];
}

/** Measures of a garment by size. Renders nothing when none are known. */
export function SizeTable({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  if (listMeasures(items).length === 0) return null;
  return (
    <section id="sizes">
      <h2>{t('project.sizes')}</h2>
      <Measures items={items} />
    </section>
  );
}

/** The table of a section or dialog that has its heading. */
export function Measures({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('project.sizes')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('project.size')}</th>
              <th scope="col">{t('fields.width_cm')}</th>
              <th scope="col">{t('fields.length_cm')}</th>
            </tr>
          </thead>
          <tbody>
            {listMeasures(items).map(({ size, width_cm, length_cm }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                <td>{width_cm ?? '–'}</td>
                <td>{length_cm ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>{t('project.sizes_hint')}</p>
    </>
  );
}
