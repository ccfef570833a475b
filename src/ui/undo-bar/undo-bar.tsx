import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { isComposing } from '@/lib/composing';
import { isInDialog, isInTextField } from '@/lib/key-press';
import styles from './undo-bar.module.css';

/** What was done; `id` differs from that of the one before. */
type UndoNotice = { id: number; text: string; actionLabel: string };

type UndoBarProps = {
  notice: UndoNotice | null;
  /** True while the act cannot be taken back, e.g. because one is under way. */
  isBusy?: boolean;
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

type UndoButtonsProps = {
  labels: { undo: string; redo: string };
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  isBusy?: boolean;
};

/** One step back and one forth, by the usual keys as well. They come with the first step, and keep the focus where there is no further one. */
export function UndoButtons({ labels, canUndo, canRedo, undo, redo, isBusy = false }: UndoButtonsProps) {
  useUndoKeys({ undo, redo });
  if (!canUndo && !canRedo) return null;
  const buttons = [
    { label: labels.undo, Icon: Undo, isOff: !canUndo || isBusy, act: undo },
    { label: labels.redo, Icon: Redo, isOff: !canRedo || isBusy, act: redo },
  ];
  return (
    <div style={{ display: 'flex', flexShrink: 0 }}>
      {buttons.map(({ label, Icon, isOff, act }) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          data-tip={label}
          aria-disabled={isOff || undefined}
          onClick={isOff ? undefined : act}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </div>
  );
}

type UndoKeys = { undo: () => void; redo: () => void };

/**
 * Ctrl/⌘+Z takes back the last act of the page, with Shift (or Ctrl+Y) does it again. In a text field these keys
 * belong to the text, and a dialog over the page keeps them.
 */
export function useUndoKeys({ undo, redo }: UndoKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOwn = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isOwn || isComposing(event) || event.defaultPrevented) return;
    if (isInTextField(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
