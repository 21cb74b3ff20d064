import type { ReactNode } from 'react';
import type { Page } from '#content/page.ts';
import { Drawing } from './Drawing.tsx';
import styles from './PageHero.module.css';

type Head = Pick<Page, 'title' | 'lead' | 'drawing' | 'facts'>;

/** Title, lead and drawing of a page, with its facts in a row below. */
export function PageHero({ page, actions }: { page: Head; actions?: ReactNode }) {
  const { title, lead, drawing, facts } = page;
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {drawing && <Drawing name={drawing} className={styles.drawing} />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
