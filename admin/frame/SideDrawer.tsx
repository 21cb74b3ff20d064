import Drawer from '@mui/material/Drawer';
import { SideBar } from './SideBar.tsx';

/** The side bar over the screen, where there is no room beside it. */
export function SideDrawer({ width, onClose }: { width: number; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width, bgcolor: 'background.default', pt: '48px' } } }}>
      <SideBar onNavigate={onClose} />
    </Drawer>
  );
}
