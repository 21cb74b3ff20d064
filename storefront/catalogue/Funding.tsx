import type { ProjectDetail } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Funding.module.css';

/** The progress of a pre-order campaign. Renders nothing without a goal. */
export function Funding({ project: { goal, sold = 0, ends_at } }: { project: ProjectDetail }) {
  const { t, date } = useTexts();
  if (!goal) return null;
  const text = t('project.funded', { sold, goal });
  return (
    <div className={styles.funding}>
      <progress value={Math.min(sold, goal)} max={goal} aria-label={text} />
      <p>
        <strong>{text}</strong>
        {ends_at && <span>{t('project.ends_on', { date: date(ends_at) })}</span>}
      </p>
    </div>
  );
}
