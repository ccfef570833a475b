import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

type PopoverDialogProps = {
  anchor: Element;
  label: string;
  /** In pixels; on a narrow screen it is narrower. */
  width: number;
  /** In units of the theme's spacing. */
  padding?: number;
  onClose: () => void;
  children: ReactNode;
};

export function PopoverDialog({ anchor, label, width, padding = 2, onClose, children }: PopoverDialogProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { p: padding, width, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {children}
    </Popover>
  );
}
