import type { ProjectCard } from '#generated/schemas.ts';
import styles from './Grid.module.css';
import { ProjectTile } from './ProjectTile.tsx';

/** Number of tiles that load eagerly. */
const FIRST_ROW = 4;

/** Displayed width of a cover, by the columns of the grid. */
export const GRID_SIZES = '(min-width: 1440px) 310px, (min-width: 850px) 22vw, (min-width: 500px) 30vw, 41vw';

interface GridProps {
  readonly projects: readonly ProjectCard[];
  /** heading level of the titles */
  readonly heading?: 'h2' | 'h3';
  /** for a grid above the fold */
  readonly eager?: boolean;
}

/** A grid of projects. */
export function Grid({ projects, heading = 'h2', eager = false }: GridProps) {
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectTile project={project} heading={heading} sizes={GRID_SIZES} eager={eager && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
