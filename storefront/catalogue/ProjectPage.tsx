import { useState } from 'react';
import { buildMakerLink, buildShopLink } from '#domain/catalogue/project-links.ts';
import type { Item, ProjectDetail, ProjectMore } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { getDiscColor } from '#storefront/ui/disc-color.ts';
import { Shelf } from '#storefront/ui/Shelf.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Details } from './Details.tsx';
import { Funding } from './Funding.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './ProjectPage.module.css';
import { Tracklist } from './Tracklist.tsx';

/** The first item in stock, else the first item. */
function findAvailableItem(items: readonly Item[]): Item | undefined {
  return items.find((item) => item.stock > 0) ?? items[0];
}

interface Props {
  project: ProjectDetail;
  /** the description as HTML rendered by the server */
  description: string;
  more: ProjectMore;
}

/** The page of a project: items, tracklist, details and related projects. */
export function ProjectPage({ project, description, more }: Props) {
  const { t } = useTexts();
  const [itemId, setItemId] = useState(findAvailableItem(project.items)?.id);
  const item = project.items.find(({ id }) => id === itemId);
  const disc = item?.color && project.category === 'vinyl' ? item.color : getDiscColor(project);

  return (
    <>
      <div className={styles.page}>
        <Gallery project={project} disc={disc} />
        <div className={styles.buy}>
          <p className={styles.artist}>
            {project.artist_id ? (
              <LocalLink to={buildMakerLink('artist', project.artist_id, project.artist_name)}>
                {project.artist_name}
              </LocalLink>
            ) : (
              project.artist_name
            )}
          </p>
          <h1>{project.name}</h1>
          <BuyForm project={project} item={item} onItem={setItemId} />
          <Funding project={project} />
          {project.shop_name && project.shop_code && (
            <p className={styles.seller}>
              <LocalLink to={buildShopLink(project.shop_code)}>
                {t('project.sold_by', { shop: project.shop_name })}
              </LocalLink>
            </p>
          )}
          {project.songs.length > 0 && <Tracklist project={project} />}
        </div>
        <div className={styles.texts}>
          {description && (
            <section>
              <h2>{t(project.songs.length > 0 ? 'project.about' : 'project.about_thing')}</h2>
              <div className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
            </section>
          )}
          <Details project={project} />
        </div>
      </div>
      <Shelf title={t('project.same_release')} projects={more.same} />
      <Shelf title={t('project.more_artist', { artist: project.artist_name })} projects={more.artist} />
      {project.label_name && (
        <Shelf title={t('project.more_label', { label: project.label_name })} projects={more.label} />
      )}
    </>
  );
}
