import { ProjectStep } from '#generated/enums/ProjectStep.ts';
import type { Project, ProjectCheck } from '#generated/schemas.ts';
import { findMissingChecks } from '#domain/catalogue/project-steps.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** Requirements of a project's next steps, each listed once at the first step that needs it. */
export function Checks({ project }: { project: Project }) {
  const t = useTranslate();
  const { step = 'creating', checks = [] } = project;
  const listedCodes = new Set<string>();
  const groups = ProjectStep.transitions[step].flatMap((to: ProjectStep) => {
    const required = checks.filter(
      ({ steps, code }) => steps.includes(to) && !listedCodes.has(code) && code !== 'no_paid_orders',
    );
    for (const { code } of required) listedCodes.add(code);
    return required.length > 0 ? [{ to, required }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <Section title={t('project.needed')}>
      {groups.map(({ to, required }) => (
        <Box key={to} sx={{ mt: 0.5, '& + &': { mt: 2 } }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {getStepHeading(findMissingChecks(required, to).length, t(`enums.ProjectStep.${to}`), t)}
          </Typography>
          <Box component="ul" sx={LIST}>
            {required.map((check) => (
              <CheckItem key={check.code} check={check} />
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}

const getStepHeading = (count: number, step: string, t: (key: string, options?: object) => string): string =>
  count === 0 ? t('project.ready_for', { step }) : t('project.before', { count, step });

/** A requirement: done, or missing with the instruction to meet it. */
export function CheckItem({ check }: { check: ProjectCheck }) {
  const t = useTranslate();
  const { code, done, params } = check;
  const Icon = done ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon
        fontSize="small"
        color={done ? 'success' : 'warning'}
        titleAccess={t(done ? 'project.check_done' : 'project.check_missing')}
        sx={{ mt: '1px' }}
      />
      <Box sx={{ minWidth: 0, color: done ? 'text.secondary' : 'text.primary' }}>
        {t(`enums.ProjectCheckCode.${code}`)}
        {!done && <SecondaryText>{t(`errors.${code}`, params)}</SecondaryText>}
      </Box>
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.75,
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
