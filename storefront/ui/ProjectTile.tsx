import { useViewTransitionState } from 'react-router';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import { QuickAdd } from '../cart/QuickAdd.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { getDiscColor } from './disc-color.ts';
import styles from './ProjectTile.module.css';
import { Sleeve } from './Sleeve.tsx';

/** The badge of a project; undefined when it has none. */
function getBadge(project: ProjectCard): 'sold_out' | 'preorder' | 'limited' | undefined {
  if (!project.in_stock) return 'sold_out';
  if (project.type === 'preorder' || project.type === 'crowdfunding') return 'preorder';
  return project.type === 'limited_edition' ? 'limited' : undefined;
}

interface ProjectTileProps {
  readonly project: ProjectCard;
  /** heading level of the title */
  readonly heading: 'h2' | 'h3';
  /** displayed width of the cover, as in the attribute `sizes` */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A project in a grid or row: sleeve, artist, title, price and the quick-add button. */
export function ProjectTile({ project, heading: Heading, sizes, eager = false }: ProjectTileProps) {
  const { t, money, path } = useTexts();
  const link = buildProjectLink(project);
  const badge = getBadge(project);
  const price = money(project.price, project.currency);
  const isTransitioning = useViewTransitionState(path(link));

  return (
    <article className={styles.tile}>
      <div className={styles.picture} style={isTransitioning ? { viewTransitionName: 'cover' } : undefined}>
        <Sleeve disc={getDiscColor(project)} picture={project.picture} alt="" sizes={sizes} eager={eager} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <LocalLink to={link} prefetch="intent" viewTransition className={styles.link}>
            {project.name}
          </LocalLink>
        </Heading>
        <p className={styles.artist}>{project.artist_name}</p>
        <p className={styles.price}>
          <span suppressHydrationWarning>{project.item_id ? price : t('project.from_price', { price })}</span>
          {badge && <span className={`${styles.badge} ${styles[badge]}`}>{t(`project.${badge}`)}</span>}
        </p>
        {project.item_id != null && project.in_stock && <QuickAdd project={project} itemId={project.item_id} />}
      </div>
    </article>
  );
}
