import IconButton from '@mui/material/IconButton';
import type { PopoverProps } from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import { PanelBoundary } from '../page/panel-boundary';
import { FramedInput, type FramedInputProps } from './framed-input';

/** Lazy, because a closed dialog draws nothing. */
const Popover = lazyComponent<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

export type PopoverFieldProps = FramedInputProps & {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  openLabel: string;
  icon: ReactNode;
  onPreload: () => void;
  dialogLabel: string;
  paperSx: SxProps<Theme>;
  marginThreshold?: number;
  children: ReactNode;
};

export function PopoverField({ isOpen, setIsOpen, onPreload, children, ...props }: PopoverFieldProps) {
  const { openLabel, icon, dialogLabel, paperSx, marginThreshold, ...input } = props;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <FramedInput
        {...input}
        ref={anchor}
        end={
          <IconButton
            edge="end"
            size="small"
            aria-label={openLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={input.isDisabled}
            onPointerEnter={onPreload}
            onFocus={onPreload}
            onClick={() => setIsOpen(true)}
          >
            {icon}
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={marginThreshold}
        slotProps={{ paper: { role: 'dialog', 'aria-label': dialogLabel, sx: paperSx } }}
      >
        <PanelBoundary>{children}</PanelBoundary>
      </Popover>
    </>
  );
}
