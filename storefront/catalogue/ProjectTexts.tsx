import type { ProjectDetail } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { getPictureBase } from '#storefront/ui/Cover.tsx';
import { Details } from './Details.tsx';
import styles from './ProjectPage.module.css';
import { SizeTable } from './SizeTable.tsx';
import { Video } from './Video.tsx';

/** Description, video, measures and details of a project. `description` is HTML rendered by the server. */
export function ProjectTexts({ project, description }: { project: ProjectDetail; description: string }) {
  const { t } = useTexts();
  const { name, songs, video, items, picture } = project;
  return (
    <div className={styles.texts}>
      {description && (
        <section>
          <h2>{t(songs.length > 0 ? 'project.about' : 'project.about_thing')}</h2>
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: description }} />
        </section>
      )}
      <Video link={video} title={name} poster={`${getPictureBase(picture)}/display-960.webp`} />
      <SizeTable items={items} />
      <Details project={project} />
    </div>
  );
}
