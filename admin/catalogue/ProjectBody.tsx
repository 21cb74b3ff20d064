import type { FieldDefinition } from '#generated/definitions.ts';
import { ProjectFields } from '#generated/fields/Project.ts';
import type { Project } from '#generated/schemas.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { SchemaView } from '#forms-schema/SchemaView.tsx';
import { type RaRecord, useTranslate } from 'react-admin';
import { NotesPanel } from '#admin/resource/notes/NotesPanel.tsx';
import { PlaysSection } from '#admin/statistics/PlaysSection.tsx';
import { Columns, Section } from '#admin/ui/blocks.tsx';
import { Artwork } from './Artwork.tsx';
import { Checks } from './Checks.tsx';
import { Funding } from './Funding.tsx';
import { Pledges } from './Pledges.tsx';
import { ProjectRefunds } from './ProjectRefunds.tsx';
import { Sales } from './Sales.tsx';
import { Statement } from './Statement.tsx';
import { Team } from './Team.tsx';

const LISTS = ProjectFields.filter(({ name }) => name === 'items' || name === 'songs');
const fields: readonly FieldDefinition[] = ProjectFields;
const DATES = fields.flatMap(({ group, ...field }) => (group === 'production' ? [field] : []));

/** The page of a project: requirements, items, tracks, notes; artwork, money, team and dates in the side column. */
export function ProjectBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const project = record as Project;
  const side = (
    <>
      <Artwork project={project} />
      <Funding project={project} />
      <Pledges project={project} />
      <Sales project={project} />
      <Team project={project} />
      <Section title={t('project.dates')}>
        <SchemaView definitions={DATES} values={record} />
      </Section>
    </>
  );
  return (
    <Columns side={side}>
      <Checks project={project} />
      {LISTS.filter(({ name }) => Array.isArray(project[name]) && project[name].length > 0).map((field) => (
        <Section key={field.name} title={t(field.label)}>
          <FieldValue definition={field} value={project[field.name]} record={project} />
        </Section>
      ))}
      {(project.songs?.length ?? 0) > 0 && (
        <PlaysSection query={{ period: 'days_28', project_id: project.id }} ofProject />
      )}
      <Statement project={project} />
      <ProjectRefunds project={project} />
      <NotesPanel resource="projects" record_id={project.id ?? 0} />
    </Columns>
  );
}
