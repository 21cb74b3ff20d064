import { parseColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import type { DiscColor } from './Disc.tsx';

/** The disc that peeks out of a project's sleeve; undefined for what comes without one (tapes, clothes …). */
export function discColor(project: Pick<ProjectCard, 'category' | 'color_vinyl'>): DiscColor | undefined {
  const [color] = parseColorVinyl(project.color_vinyl);
  if (project.category === 'cd') return 'cd';
  if (project.category === 'vinyl') return color ?? 'black';
  return project.category === 'bundle' || project.category === 'project' ? color : undefined;
}
