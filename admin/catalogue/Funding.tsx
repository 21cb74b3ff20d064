import type { Project } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useLocale, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';

/** Progress and remaining time of a campaign. Renders nothing without a goal. */
export function Funding({ project }: { project: Project }) {
  const t = useTranslate();
  if (project.goal == null) return null;
  return (
    <Section title={t('project.funding')}>
      <FundingBar project={project} label={t('project.funding')} />
    </Section>
  );
}

/** The funding as a labelled progress bar, for cards. */
export function FundingBar({ project, label }: { project: Project; label: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { goal, sold = 0, funded, ends_at, days_left } = project;
  const percent = funded ?? 0;
  const day = ends_at == null ? undefined : formatDate(ends_at, locale);
  const hasEnded = days_left != null && days_left < 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        color={percent >= 100 ? 'success' : 'primary'}
        aria-label={`${label}: ${project.name}`}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {t('project.funded_of', { sold, goal, percent })}
      </Box>
      {day && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {hasEnded ? t('project.ended', { day }) : t('project.days_left', { count: days_left ?? 0, day })}
        </Box>
      )}
    </Box>
  );
}
