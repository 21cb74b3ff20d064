import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './ContactLine.module.css';

/** Leads readers without an answer to the contact form. */
export function ContactLine() {
  const { t } = useTexts();
  return (
    <aside className={styles.contact} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact">{t('help_centre.contact_title')}</h2>
        <p>{t('help_centre.contact_text')}</p>
      </div>
      <LocalLink to="/contact" className={button.secondary}>
        {t('help_centre.contact')}
      </LocalLink>
    </aside>
  );
}
