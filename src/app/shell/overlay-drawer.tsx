import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

type OverlayDrawerProps = { id: string; width: number; onClose: () => void; children: ReactNode };

/** The navigation on small screens: over the page, until something is chosen. */
export function OverlayDrawer({ id, width, onClose, children }: OverlayDrawerProps) {
  return (
    <Drawer
      id={id}
      className="screen-only"
      open
      onClose={onClose}
      sx={{ '& .MuiDrawer-paper': { width, boxSizing: 'border-box', overflowX: 'hidden' } }}
    >
      {children}
    </Drawer>
  );
}
