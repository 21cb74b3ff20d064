import type { Problem, ProjectCard } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import { Paging } from './Paging.tsx';
import { RecordList } from './RecordList.tsx';

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
      <RecordList projects={projects} removeLabel="account.remove_dig" />
      <Paging to="/my-account/digs" page={page} pages={pages} />
    </AccountLayout>
  );
}
