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
import { Paging } from './Paging.tsx';

interface DigsPageProps {
  readonly projects: readonly ProjectCard[];
  readonly page: number;
  readonly pages: number;
  readonly problem: Problem | undefined;
}

/** The records that the account likes, latest first. */
export function DigsPage({ projects, page, pages, problem }: DigsPageProps) {
  const { t } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.digs')}</h1>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {projects.length === 0 && <EmptyList>{t('account.digs_empty')}</EmptyList>}
      <ul className={grid.grid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectTile project={project} heading="h2" sizes={GRID_SIZES} />
            <Form method="post">
              <button
                className={button.quiet}
                name="project"
                value={project.id}
                aria-label={t('account.remove_dig', { name: project.name })}
              >
                {t('account.remove')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Paging to="/my-account/digs" page={page} pages={pages} />
    </AccountLayout>
  );
}
