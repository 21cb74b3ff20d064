import { parseColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import type { ProjectCard } from '#generated/schemas.ts';
import type { DiscColor } from './Disc.tsx';

/** The disc shown in a project's sleeve; undefined for products without one (tapes, clothes …). */
export function getDiscColor(project: Pick<ProjectCard, 'category' | 'color_vinyl'>): DiscColor | undefined {
  const [color] = parseColorVinyl(project.color_vinyl);
  if (project.category === 'cd') return 'cd';
  if (project.category === 'vinyl') return color ?? 'black';
  return project.category === 'bundle' || project.category === 'project' ? color : undefined;
}
