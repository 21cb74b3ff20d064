import type { ProjectCard } from '#generated/schemas.ts';
import styles from './Grid.module.css';
import { ProjectTile } from './ProjectTile.tsx';

/** Number of tiles that load eagerly. */
const FIRST_ROW = 4;

/** A grid of projects; `eager` for a grid above the fold. */
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
