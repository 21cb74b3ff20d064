import { unwrap } from '#generated/client/unwrap.ts';
import type { Project } from '#generated/schemas.ts';
import Avatar from '@mui/material/Avatar';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { useColleagues } from '#admin/resource/notes/use-notes.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';

/** The team of a project, with inputs that add and remove colleagues. */
export function Team({ project }: { project: Project }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const role = useRole();
  const [busy, call] = useCall('projects');
  const members = project.team_members ?? [];
  const isMember = (id: number) => members.some((member) => member.id === id);
  // grouped, production first
  const others = useColleagues()
    .filter(({ id }) => !isMember(id))
    .toSorted((one, other) => Number(other.prod) - Number(one.prod));
  const canEdit = canCall('adminSetProjectTeam', role);
  const save = (team: number[]) =>
    call(async () => {
      const path = { id: project.id ?? 0 };
      await unwrap(api.PUT('/admin/projects/{id}/team', { params: { path }, body: { team } }));
      refresh();
    });
  const ids = members.map(({ id }) => id);
  return (
    <Section title={t('project.team')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
        {members.map(({ id, name, picture }) => (
          <Chip
            key={id}
            label={name}
            disabled={busy}
            avatar={
              <Avatar
                aria-hidden
                alt=""
                src={picture ? `/storage/pictures/${encodeURIComponent(picture)}/mini.jpg` : undefined}
              >
                {/* initial, in place of a picture that cannot be loaded */}
                {picture ? name.slice(0, 1) : undefined}
              </Avatar>
            }
            {...(canEdit && {
              onDelete: () => void save(ids.filter((one) => one !== id)),
              'aria-label': t('project.team_remove', { name }),
            })}
          />
        ))}
        {members.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('project.team_none')}</Box>}
      </Box>
      {canEdit && others.length > 0 && (
        <Autocomplete
          // reset after adding a member
          key={ids.join()}
          size="small"
          options={others}
          groupBy={({ prod }) => t(prod ? 'project.team_prod' : 'project.team_others')}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          disabled={busy}
          onChange={(_, colleague) => colleague && void save([...ids, colleague.id])}
          renderInput={(props) => <TextField {...props} label={t('project.team_add')} />}
        />
      )}
    </Section>
  );
}
