import type { ProjectCard } from '#generated/schemas.ts';
import styles from './Grid.module.css';
import { ProjectTile } from './ProjectTile.tsx';

/** Number of tiles that load eagerly. */
const FIRST_ROW = 4;

/** Displayed width of a cover, by the columns of the grid. */
export const GRID_SIZES = '(min-width: 1440px) 310px, (min-width: 850px) 22vw, (min-width: 500px) 30vw, 41vw';

/** A grid of projects; `eager` for a grid above the fold. */
export function Grid({ projects, eager = false }: { projects: readonly ProjectCard[]; eager?: boolean }) {
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectTile project={project} heading="h2" sizes={GRID_SIZES} eager={eager && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
