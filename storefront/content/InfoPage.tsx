import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './InfoPage.module.css';

/** Information pages, by the key of their texts. */
export type InfoPageName = 'about' | 'how_it_works';

const PARTS = [1, 2, 3] as const;

/** An information page: title, introduction and three sections. */
export function InfoPage({ name }: { name: InfoPageName }) {
  const { t } = useTexts();
  return (
    <article className={styles.page}>
      <h1>{t(`info.${name}.title`)}</h1>
      <p className={styles.lead}>{t(`info.${name}.lead`)}</p>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`info.${name}.title_${part}`)}</h2>
            <p>{t(`info.${name}.text_${part}`)}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
