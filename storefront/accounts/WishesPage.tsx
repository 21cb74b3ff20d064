import { Form } from 'react-router';
import type { Problem, ProjectCard } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { GRID_SIZES } from '#storefront/ui/Grid.tsx';
import grid from '#storefront/ui/Grid.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { ProjectTile } from '#storefront/ui/ProjectTile.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';

interface WishesPageProps {
  readonly projects: readonly ProjectCard[];
  readonly problem: Problem | undefined;
}

/** The wishlist, latest first. */
export function WishesPage({ projects, problem }: WishesPageProps) {
  const { t } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.wishes')}</h1>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {projects.length === 0 && <EmptyList>{t('account.wishes_empty')}</EmptyList>}
      <ul className={grid.grid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectTile project={project} heading="h2" sizes={GRID_SIZES} />
            <Form method="post">
              <button
                className={button.quiet}
                name="project"
                value={project.id}
                aria-label={t('account.remove_wish', { name: project.name })}
              >
                {t('account.remove')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </AccountLayout>
  );
}
