import type { Item } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './SizeTable.module.css';

/** Measures of a garment by size. Renders nothing when none are known. */
export function SizeTable({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  const measured = items.filter(({ size, width_cm, length_cm }) => size && (width_cm || length_cm));
  const rows = [...new Map(measured.map((item) => [item.size, item])).values()];
  if (rows.length === 0) return null;
  return (
    <section id="sizes">
      <h2>{t('project.sizes')}</h2>
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
            {rows.map(({ size, width_cm, length_cm }) => (
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
    </section>
  );
}
