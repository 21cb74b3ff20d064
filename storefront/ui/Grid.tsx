import type { ProjectCard } from '#generated/schemas.ts';
import styles from './Grid.module.css';
import { ProjectTile } from './ProjectTile.tsx';

/** Tiles of the first row, which load at once. */
const FIRST_ROW = 4;

/** Projects side by side; `eager` when the grid is what a page opens with. */
export function Grid({ projects, eager = false }: { projects: readonly ProjectCard[]; eager?: boolean }) {
  return (
    <ul className={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectTile project={project} heading="h2" eager={eager && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
