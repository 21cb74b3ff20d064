import { startTransition, useMemo, useState } from 'react';
import { buildMakerLink, buildProjectLink, buildShopLink } from '#domain/catalogue/project-links.ts';
import type {
  CommentList,
  Item,
  ProjectDetail,
  ProjectLike,
  ProjectMore,
  ShippingEstimate as Estimate,
} from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { getDiscColor } from '#storefront/ui/disc-color.ts';
import { Stars } from '#storefront/ui/Stars.tsx';
import { BuyForm } from './BuyForm.tsx';
import { EmbedButton } from './embed/EmbedButton.tsx';
import styles from './ProjectPage.module.css';
import {
  Favourites,
  Funding,
  Gallery,
  ProjectShelves,
  ProjectTexts,
  Reviews,
  ShippingEstimate,
  StockNoticeForm,
  Tracklist,
} from './project-sections.ts';

/** The first item in stock, else the first item. */
export function findAvailableItem(items: readonly Item[]): Item | undefined {
  return items.find((item) => item.stock > 0) ?? items[0];
}

export interface ProjectPageProps {
  readonly project: ProjectDetail;
  /** the description as HTML rendered by the server */
  readonly description: string;
  readonly more: ProjectMore;
  readonly comments: CommentList;
  /** page of the comments, from 1 */
  readonly reviewPage: number;
  readonly favourite: ProjectLike;
  /** shipping of the item first shown to the visitor's country */
  readonly estimate: Estimate | null;
  /** whether the period of pre-orders is over */
  readonly hasEnded: boolean;
}

/** The page of a project: pictures, items, tracklist, reviews and related projects. */
export function ProjectPage({ project, description, more, comments, reviewPage, ...props }: ProjectPageProps) {
  const { t, path } = useTexts();
  const root = useRootData();
  const [itemId, setItemId] = useState(findAvailableItem(project.items)?.id);
  const item = project.items.find(({ id }) => id === itemId);
  const disc = item?.color && project.category === 'vinyl' ? item.color : getDiscColor(project);
  const soldOutItems = useMemo(() => project.items.filter(({ stock }) => stock === 0), [project.items]);

  return (
    <>
      <div className={styles.page}>
        <div className={styles.gallery}>
          <Gallery project={project} disc={disc} />
        </div>
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
          {comments.average != null && (
            <a href="#reviews" className={styles.rating}>
              <Stars rating={comments.average} />
              {t('project_reviews.count', { count: comments.ratings })}
            </a>
          )}
          {/* a transition, because sections that are still loading must not disappear */}
          <BuyForm
            project={project}
            item={item}
            onItem={(id) => startTransition(() => setItemId(id))}
            hasEnded={props.hasEnded}
          />
          {soldOutItems.length > 0 && !props.hasEnded && <StockNoticeForm items={soldOutItems} />}
          <Funding project={project} />
          <Favourites
            favourite={props.favourite}
            title={`${project.name} – ${project.artist_name}`}
            url={`${root?.publicUrl}${path(buildProjectLink(project))}`}
          />
          {item && item.stock > 0 && (
            <ShippingEstimate itemId={item.id} country={root?.country} estimate={props.estimate} />
          )}
          {project.shop_name && project.shop_code && (
            <p className={styles.seller}>
              <LocalLink to={buildShopLink(project.shop_code)}>
                {t('project.sold_by', { shop: project.shop_name })}
              </LocalLink>
            </p>
          )}
          {project.songs.length > 0 && <Tracklist project={project} />}
          {project.songs.length > 0 && <EmbedButton project={project} />}
        </div>
        <div>
          <ProjectTexts project={project} description={description} />
        </div>
      </div>
      <Reviews projectId={project.id} list={comments} page={reviewPage} />
      <ProjectShelves project={project} more={more} />
    </>
  );
}
