import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';

/** The button to the choice of a box. */
export function BoxLink() {
  const { t } = useTexts();
  return (
    <LocalLink to="/box" className={button.primary}>
      {t('boxes.choose')}
    </LocalLink>
  );
}
