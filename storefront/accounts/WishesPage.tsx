import type { Problem, ProjectCard } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import { RecordList } from './RecordList.tsx';

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
      <RecordList projects={projects} removeLabel="account.remove_wish" />
    </AccountLayout>
  );
}
