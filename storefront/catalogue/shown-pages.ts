import { useEffect, useMemo } from 'react';
import type { ProjectCard, ProjectList } from '#generated/schemas.ts';

/** Adjacent pages of a list that are shown together. */
export interface ShownPages {
  /** 1-based */
  readonly first: number;
  readonly pages: readonly (readonly ProjectCard[])[];
}

/** Number of lists that are kept for Back. */
const MAX_LISTS = 10;

/** The shown pages of lists by their address without the page; in the browser only. */
const shownLists = new Map<string, ShownPages>();

/**
 * Adds a loaded page to those shown: before the first, after the last, or in its place when the visitor comes back.
 * The first page again, or one further away, starts anew.
 */
export function addPage(shown: ShownPages | undefined, page: number, projects: readonly ProjectCard[]): ShownPages {
  const alone = { first: page, pages: [projects] };
  if (!shown) return alone;
  const { first, pages } = shown;
  if (page === first - 1) return { first: page, pages: [projects, ...pages] };
  const index = page - first;
  if (index < 1 || index > pages.length) return alone;
  return { first, pages: [...pages.slice(0, index), projects, ...pages.slice(index + 1)] };
}

/**
 * Returns the pages of a list to show: the loaded one with those loaded before. They stay in memory under `key`, so that
 * Back shows the same list at the same place.
 */
export function useShownPages(key: string, page: number, list: ProjectList): ShownPages {
  const shown = useMemo(() => addPage(shownLists.get(key), page, list.projects), [key, page, list]);
  useEffect(() => {
    // moves the list to the end
    shownLists.delete(key);
    shownLists.set(key, shown);
    const [oldest] = shownLists.keys();
    if (shownLists.size > MAX_LISTS && oldest !== undefined) shownLists.delete(oldest);
  }, [key, shown]);
  return shown;
}

/** The projects of pages without repetitions, which occur when a project was published between two loads. */
export function listProjectsOf({ pages }: ShownPages): ProjectCard[] {
  return [...new Map(pages.flat().map((project) => [project.id, project])).values()];
}
