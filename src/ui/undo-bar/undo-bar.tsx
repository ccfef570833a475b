import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './undo-bar.module.css';

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

/**
 * Says at the bottom of the page what was done, and offers to take it back. Stands in the footer of a form: above it on
 * a small screen, whose bottom belongs to the buttons.
 */
export function UndoBar({ notice, isAbove = false, ...props }: UndoBarProps) {
  return (
    // The region stands before its words do: only then they are read out.
    <div role="status" className={classNames(styles.place, !isAbove && styles.free)}>
      {notice && <NoticeCard notice={notice} {...props} />}
    </div>
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
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={styles.card}
    >
      <span className="tabular">{notice.text}</span>
      <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onAction}>
        {notice.actionLabel}
      </Button>
    </div>
  );
}
