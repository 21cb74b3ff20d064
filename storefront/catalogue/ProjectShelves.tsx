import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectDetail, ProjectMore } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Shelf } from '#storefront/ui/Shelf.tsx';
import type { Suggestions } from './suggestions.route.ts';
import { readViewed, rememberViewed } from './viewed-projects.ts';

interface ProjectShelvesProps {
  readonly project: Pick<ProjectDetail, 'id' | 'artist_name' | 'label_name'>;
  readonly more: ProjectMore;
}

/** Related projects, and recommendations and recently viewed ones, which only the browser knows. */
export function ProjectShelves({ project: { id, artist_name, label_name }, more }: ProjectShelvesProps) {
  const { t, path } = useTexts();
  const { load, data } = useFetcher<Suggestions>({ key: `suggestions-${id}` });
  useEffect(() => {
    const viewed = readViewed().filter((other) => other !== id);
    const query = new URLSearchParams({ project: String(id), viewed: viewed.join(',') });
    rememberViewed(id);
    void load(`${path('/suggestions')}?${query}`);
  }, [id, load, path]);

  return (
    <>
      <Shelf title={t('project.same_release')} projects={more.same} />
      <Shelf title={t('project.more_artist', { artist: artist_name })} projects={more.artist} />
      {label_name && <Shelf title={t('project.more_label', { label: label_name })} projects={more.label} />}
      <Shelf title={t('project.recommended')} projects={data?.recommended ?? []} />
      <Shelf title={t('project.viewed')} projects={data?.viewed ?? []} />
    </>
  );
}
