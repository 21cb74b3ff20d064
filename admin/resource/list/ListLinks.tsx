import type { ResourceName } from '#generated/resource-index.ts';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';

/** Links to related lists without a menu entry; on a phone in a menu. */
export function ListLinks({ names }: { names: readonly ResourceName[] }) {
  const t = useTranslate();
  const phone = usePhone();
  const links = names.map((name) => ({ label: t(`resources.${name}`), to: `/${name}` }));
  const { opener, menu } = useMenu(() => links);
  if (phone)
    return (
      <>
        <IconButton {...opener} aria-label={t('list.related')} title={t('list.related')}>
          <MoreHoriz />
        </IconButton>
        {menu}
      </>
    );
  return links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to}>
      {label}
    </Button>
  ));
}
