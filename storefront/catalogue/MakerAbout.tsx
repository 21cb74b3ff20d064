import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { FollowForm } from './FollowForm.tsx';
import type { MakerView } from './load-maker.server.ts';
import styles from './MakerAbout.module.css';

/** The follow button, biography and links of an artist or label. */
export function MakerAbout({ maker, links = maker.links }: { maker: MakerView; links?: MakerView['links'] }) {
  const { t } = useTexts();
  return (
    <div className={styles.about}>
      <FollowForm maker={maker} />
      {maker.profile_id != null && (
        <p>
          <LocalLink to={buildPagePath(ROUTES.userProfile, { id: maker.profile_id })}>
            {t('user_profile.see')}
          </LocalLink>
        </p>
      )}
      {maker.bio && (
        <section
          aria-label={t('maker.about', { name: maker.name })}
          className={styles.bio}
          dangerouslySetInnerHTML={{ __html: maker.bio }}
        />
      )}
      {links.length > 0 && (
        <ul aria-label={t('maker.links')} className={styles.links}>
          {links.map(({ site, url }) => (
            <li key={site}>
              <a href={url} rel="nofollow noopener">
                {t(`enums.LinkSite.${site}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
