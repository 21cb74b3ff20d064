import type { Step } from '#content/page.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Steps.module.css';

/** The steps of a process, numbered. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.steps}>
      <h2>{t('content.steps')}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
