import type { Project } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The front of the sleeve. Its place is kept while it loads. */
export function Cover({ project }: { project: Project }) {
  const t = useTranslate();
  return (
    <Box
      component="img"
      src={`/storage/projects/${encodeURIComponent(project.picture ?? project.id)}/cover-320.webp`}
      alt={t('project.cover_of', { name: project.name })}
      width={240}
      height={240}
      sx={{ borderRadius: 2, bgcolor: 'action.hover', objectFit: 'cover' }}
    />
  );
}
