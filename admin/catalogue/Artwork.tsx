import { ProjectCategory } from '#generated/enums/ProjectCategory.ts';
import type { Project } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Section } from '#admin/ui/blocks.tsx';

const getFolder = ({ picture, id }: Project): string => `/storage/projects/${encodeURIComponent(picture ?? id ?? '')}`;

/** Image assets of a project: front and back, for vinyl also labels and disc. */
function listImages({ category }: Project): readonly string[] {
  const isMusic = 'music' in ProjectCategory.data[category];
  return [
    'cover',
    ...(isMusic ? ['back'] : []),
    ...(category === 'vinyl' ? ['label', 'label_bside', 'only_vinyl'] : []),
  ];
}

/** The artwork with an enlarged view of each image. */
export function Artwork({ project }: { project: Project }) {
  const t = useTranslate();
  const [zoomed, setZoomed] = useState<string>();
  const [brokenImages, setBrokenImages] = useState<readonly string[]>([]);
  const folder = getFolder(project);
  const images = listImages(project).filter((image) => !brokenImages.includes(image));
  if (images.length === 0) return null;
  return (
    <Section title={t('project.artwork')}>
      <Box sx={GRID}>
        {images.map((image, index) => (
          <Box component="figure" key={image} sx={{ m: 0, gridColumn: index === 0 ? '1 / -1' : undefined }}>
            <ButtonBase
              onClick={() => setZoomed(image)}
              aria-label={t('project.enlarge', { name: t(`project.image.${image}`) })}
              sx={{ width: '100%', borderRadius: 1.5, overflow: 'hidden' }}
            >
              <Box
                component="img"
                src={`${folder}/${image}-320.webp`}
                alt={index === 0 ? t('project.cover_of', { name: project.name }) : t(`project.image.${image}`)}
                loading="lazy"
                onError={() => setBrokenImages((before) => [...before, image])}
                sx={PICTURE}
              />
            </ButtonBase>
            {index > 0 && (
              <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>
                {t(`project.image.${image}`)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Dialog
        open={zoomed !== undefined}
        onClose={() => setZoomed(undefined)}
        maxWidth="md"
        slotProps={{ paper: { 'aria-label': zoomed && t(`project.image.${zoomed}`) } }}
      >
        {zoomed && (
          <ButtonBase onClick={() => setZoomed(undefined)} aria-label={t('project.close')}>
            <Box component="img" src={`${folder}/${zoomed}-960.webp`} alt={t(`project.image.${zoomed}`)} sx={LARGE} />
          </ButtonBase>
        )}
      </Dialog>
    </Section>
  );
}

const GRID = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } as const;
const PICTURE = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  bgcolor: 'action.hover',
} as const;
const LARGE = { display: 'block', width: 'min(80vw, 80vh)', height: 'min(80vw, 80vh)', objectFit: 'contain' } as const;
