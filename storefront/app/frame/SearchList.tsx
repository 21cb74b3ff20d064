import type { SitePath } from '#domain/routes.ts';
import { buildMakerLink, buildProjectLink, buildShopLink } from '#domain/catalogue/project-links.ts';
import type { SearchArtist } from '#generated/schemas.ts';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import styles from './SearchList.module.css';
import type { SearchHits } from './search-results.route.ts';

/** The path of an artist's or label's own shop, else of its page. */
function getMakerPath(kind: 'artist' | 'label', maker: SearchArtist): SitePath {
  const code = kind === 'artist' ? maker.shop_code_artist : maker.shop_code_label;
  return code ? buildShopLink(code) : buildMakerLink(kind, maker.id, maker.name);
}

function Makers({ kind, title, makers }: { kind: 'artist' | 'label'; title: string; makers: readonly SearchArtist[] }) {
  if (makers.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {makers.map((maker) => (
          <li key={maker.id}>
            <LocalLink to={getMakerPath(kind, maker)}>
              <img
                className={styles.round}
                src={`/storage/pictures/${encodeURIComponent(maker.picture ?? `${kind}-${maker.id}`)}/mini.jpg`}
                alt=""
                width={48}
                height={48}
              />
              {maker.name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The results of the search box: projects, artists and labels, or a message that nothing was found and a link to all records. */
export function SearchList({ hits: { text, failed, projects, artists, labels } }: { hits: SearchHits }) {
  const { t } = useTexts();
  const count = projects.length + artists.length + labels.length;
  return (
    <div className={styles.panel}>
      <p role="status" className={count > 0 ? 'visually-hidden' : styles.empty}>
        {count > 0 ? t('search.results', { count }) : failed ? t('search.failed') : t('search.empty', { text })}
      </p>
      {projects.length > 0 && (
        <section>
          <h3>{t('search.projects')}</h3>
          <ul>
            {projects.map((project) => (
              <li key={project.project_id}>
                <LocalLink to={buildProjectLink({ ...project, id: project.project_id })}>
                  <img
                    src={`/storage/projects/${encodeURIComponent(project.picture)}/mini.jpg`}
                    alt=""
                    width={48}
                    height={48}
                  />
                  <span>
                    {project.name}
                    <small>{project.artist_name}</small>
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Makers kind="artist" title={t('search.artists')} makers={artists} />
      <Makers kind="label" title={t('search.labels')} makers={labels} />
      {count > 0 ? (
        <LocalLink to={`/vinyl-shop?${new URLSearchParams({ search: text })}`} className={styles.all}>
          {t('search.all')}
        </LocalLink>
      ) : (
        !failed && (
          <LocalLink to="/vinyl-shop" className={styles.all}>
            {t('shop.whole_shop')}
          </LocalLink>
        )
      )}
    </div>
  );
}
