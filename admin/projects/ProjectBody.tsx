import { ProjectFields } from '#generated/fields/Project.ts';
import type { Project } from '#generated/schemas.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { type RaRecord, useTranslate } from 'react-admin';
import { Columns, Section } from '../resource/show/blocks.tsx';
import { Cover } from './Cover.tsx';

const LISTS = ProjectFields.filter(({ name }) => name === 'items' || name === 'songs');

/** The sleeve beside what can be bought, and the tracklist. */
export function ProjectBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const project = record as Project;
  return (
    <Columns sideAt="start" side={<Cover project={project} />}>
      {LISTS.filter(({ name }) => Array.isArray(project[name]) && project[name].length > 0).map((field) => (
        <Section key={field.name} title={t(field.label)}>
          <FieldValue definition={field} value={project[field.name]} record={project} />
        </Section>
      ))}
    </Columns>
  );
}
