import type { SitePath } from '#domain/routes.ts';
import type { Banner } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import styles from './Banners.module.css';

/** Banners of the home page, at most two side by side. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const shownBanners = banners.slice(0, 2);
  if (shownBanners.length === 0) return null;
  return (
    <ul className={styles.banners} data-count={shownBanners.length}>
      {shownBanners.map((banner) => (
        <li key={banner.id}>
          {/* links are entered by staff and not checked */}
          <LocalLink to={banner.link as SitePath} className={styles.banner}>
            <Picture
              folder={banner.picture}
              asset="wide"
              widths={[960, 1920]}
              width={1920}
              height={960}
              sizes={shownBanners.length > 1 ? '(min-width: 850px) 50vw, 100vw' : '100vw'}
            />
            <span className={styles.words}>
              <strong>{banner.title}</strong>
              {banner.text && <span>{banner.text}</span>}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
