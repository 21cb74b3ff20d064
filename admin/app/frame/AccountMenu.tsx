import { Picture } from '#forms-schema/view/Picture.tsx';
import Person from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import type { Identity } from '#admin/api/auth-provider.ts';
import { requestShortcutSheet } from '../shortcuts/ask-sheet.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';

/** Menu of the account: shop, shortcuts, sign out. */
export function AccountMenu() {
  const t = useTranslate();
  const logout = useLogout();
  const phone = usePhone();
  const { identity }: { identity?: Identity } = useGetIdentity();
  const name = identity?.fullName || t('frame.account');
  const { opener, menu } = useMenu(() => [
    { label: t('frame.back_to_shop'), href: '/' },
    { label: t('shortcuts.title'), onSelect: requestShortcutSheet },
    { label: t('frame.sign_out'), onSelect: () => void logout() },
  ]);
  const folder = identity?.picture;
  const picture = folder ? <Picture folder="pictures" name={folder} size={24} /> : <Person fontSize="small" />;
  if (identity?.anonymous) return <Typography variant="body2">{name}</Typography>;
  return (
    <>
      {phone ? (
        <IconButton {...opener} aria-label={name}>
          {picture}
        </IconButton>
      ) : (
        <Button {...opener} color="inherit" startIcon={picture}>
          {name}
        </Button>
      )}
      {menu}
    </>
  );
}
