import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';

/** What was done; `id` differs from that of the one before. */
type UndoNotice = { id: number; text: string; actionLabel: string };

type UndoBarProps = {
  notice: UndoNotice | null;
  /** True while the act cannot be taken back, e.g. because one is under way. */
  isBusy: boolean;
  onAction: () => void;
  /** Called 10 s after the notice came, or after the user last pointed at it or had the focus in it. */
  onGone: () => void;
  /** Above the footer on every screen, for one whose buttons stand at the right. */
  isAbove?: boolean;
};

const SHOWN_MS = 10_000;

const BOTTOM_RIGHT = { position: 'fixed', zIndex: 'snackbar', right: 24, bottom: 24 } as const;

/**
 * Says at the bottom of the page what was done, and offers to take it back. Stands in the footer of a form: above it on
 * a small screen, whose bottom belongs to the buttons.
 */
export function UndoBar({ notice, isAbove = false, ...props }: UndoBarProps) {
  return (
    // The region stands before its words do: only then they are read out.
    <Box
      role="status"
      sx={{
        position: 'absolute',
        right: 8,
        bottom: 'calc(100% + 8px)',
        left: { xs: 8, md: 'auto' },
        m: 0,
        ...(!isAbove && { '@media (min-width: 900px)': BOTTOM_RIGHT }),
      }}
    >
      {notice && <NoticeCard notice={notice} {...props} />}
    </Box>
  );
}

function NoticeCard({
  notice,
  isBusy,
  onAction,
  onGone,
}: Omit<UndoBarProps, 'isAbove'> & { notice: UndoNotice }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused || isBusy;
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(leave, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice.id]);

  return (
    <Paper
      elevation={8}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pl: 2,
        pr: 1,
        py: 0.5,
        borderColor: 'text.secondary',
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'undo-bar-in 150ms ease-out',
          '@keyframes undo-bar-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
        },
      }}
    >
      <span className="tabular">{notice.text}</span>
      <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onAction}>
        {notice.actionLabel}
      </Button>
    </Paper>
  );
}
