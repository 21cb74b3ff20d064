import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'react-admin';
import { SideBar } from './SideBar.tsx';

/** The side bar as a drawer, on small screens. */
export function SideDrawer({ width, onClose }: { width: number; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('frame.menu'), sx: { width, bgcolor: 'background.default', pt: '48px' } } }}
    >
      <SideBar onNavigate={onClose} />
    </Drawer>
  );
}
