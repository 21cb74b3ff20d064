import type { ReactNode } from 'react';
import type { Page } from '#content/page.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { ContentLinks } from './ContentLinks.tsx';
import styles from './ContentPage.module.css';
import { Faq } from './Faq.tsx';
import { PageHero } from './PageHero.tsx';
import type { PricedExample } from './price-examples.server.ts';
import { PriceExamples } from './PriceExamples.tsx';
import { Steps } from './Steps.tsx';

/** Pages with more sections have a table of contents. */
const MAX_SECTIONS_WITHOUT_CONTENTS = 5;

interface ContentPageProps {
  readonly page: Page;
  readonly prices?: readonly PricedExample[];
  /** beside the lead, such as a button */
  readonly actions?: ReactNode;
  /** after the lead, such as a form or a shelf */
  readonly children?: ReactNode;
  /** after the text */
  readonly after?: ReactNode;
}

/** An information page: lead, facts, text with table of contents, steps, prices, questions and further links. */
export function ContentPage({ page, prices = [], actions, children, after }: ContentPageProps) {
  const { t } = useTexts();
  const { sections, html } = page;
  return (
    <article className={styles.page}>
      <PageHero page={page} actions={actions} />
      {children}
      {page.steps.length > 0 && <Steps steps={page.steps} />}
      {html.trim() !== '' && (
        <div className={styles.text}>
          {sections.length > MAX_SECTIONS_WITHOUT_CONTENTS && (
            <nav aria-label={t('content.on_this_page')} className={styles.contents}>
              <h2>{t('content.on_this_page')}</h2>
              <ol>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      )}
      {prices.length > 0 && <PriceExamples prices={prices} />}
      {page.faq.length > 0 && <Faq questions={page.faq} />}
      {after}
      {page.links.length > 0 && <ContentLinks links={page.links} />}
    </article>
  );
}
