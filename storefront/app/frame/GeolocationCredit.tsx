import { useTexts } from '../locale/texts.tsx';

/** The link that the licence of the geolocation database asks for on pages that use it. */
export function GeolocationCredit() {
  return (
    <a href="https://db-ip.com" rel="noopener">
      {useTexts().t('footer.geolocation')}
    </a>
  );
}
