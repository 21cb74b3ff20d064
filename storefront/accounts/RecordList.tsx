import { Form } from 'react-router';
import type { ProjectCard } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { GRID_SIZES } from '#storefront/ui/Grid.tsx';
import grid from '#storefront/ui/Grid.module.css';
import { ProjectTile } from '#storefront/ui/ProjectTile.tsx';

interface RecordListProps {
  readonly projects: readonly ProjectCard[];
  /** accessible name of the button that removes a record */
  readonly removeLabel: 'account.remove_wish' | 'account.remove_dig';
}

/** Records of a list of the account; a button posts the `project` to remove. Works without JavaScript. */
export function RecordList({ projects, removeLabel }: RecordListProps) {
  const { t } = useTexts();
  return (
    <ul className={grid.grid}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectTile project={project} heading="h2" sizes={GRID_SIZES} />
          <Form method="post">
            <button
              className={button.quiet}
              name="project"
              value={project.id}
              aria-label={t(removeLabel, { name: project.name })}
            >
              {t('account.remove')}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
