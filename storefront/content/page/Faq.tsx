import type { Question } from '#content/page.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Faq.module.css';

/** Questions that open to their answers. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.faq}>
      <h2>{t('content.questions')}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        ))}
      </div>
    </section>
  );
}
