import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';

/** The button to the quote form. */
export function QuoteLink() {
  const { t } = useTexts();
  return (
    <LocalLink to="/quote" className={button.primary}>
      {t('content.get_quote')}
    </LocalLink>
  );
}
