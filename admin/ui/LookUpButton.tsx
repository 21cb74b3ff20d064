import type { Role } from '#generated/definitions.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import ManageSearch from '@mui/icons-material/ManageSearch';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isAllowedFor, useRole } from '#admin/api/use-role.ts';

const entries: readonly { name: string; single?: string; roles: readonly Role[] }[] = Object.values(resourceIndex);

/** Link to the look-up page of the first resource that has one. */
export function LookUpButton() {
  const t = useTranslate();
  const role = useRole();
  const entry = entries.find(({ single }) => single);
  if (!entry || !isAllowedFor(entry.roles, role)) return null;
  return (
    <IconButton
      component={Link}
      to={`/${entry.single}`}
      aria-label={t('look_up.title', { name: t(`resource_one.${entry.name}`) })}
    >
      <ManageSearch fontSize="small" />
    </IconButton>
  );
}
