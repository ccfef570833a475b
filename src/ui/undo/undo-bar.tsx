import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { isComposing, isInDialog, isInTextField } from '@/lib/key-press';
import styles from './undo-bar.module.css';
import type { StepHistory, StepNotice } from './use-step-history';

type UndoBarProps<Info> = {
  history: StepHistory<unknown, Info>;
  /** Says what was done. */
  textOf: (notice: StepNotice<Info>) => string;
  /** Of the two buttons; `hasWords` shows them beside the icons, and no button without a step. */
  labels: { undo: string; redo: string };
  hasWords?: boolean;
  /** Steps of what is not written yet: they are taken back before those that are. The footer's buttons are at the right. */
  unsaved?: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
};

/**
 * Takes steps back and does them again: by a bar at the bottom of the page that says what was done, later by two buttons, or by
 * Ctrl/⌘+Z and with Shift (or Ctrl+Y). In a text field these keys belong to the text, and a dialog over the page keeps them.
 * In the footer of a form the bar is above it on a small screen, whose bottom belongs to the buttons.
 */
export function UndoBar<Info>({ history, textOf, labels, hasWords, unsaved }: UndoBarProps<Info>) {
  const { notice, next, isBusy } = history;
  const canUndo = unsaved?.canUndo || next.undo !== undefined;
  const canRedo = unsaved?.canRedo || next.redo !== undefined;
  const undo = unsaved?.canUndo ? unsaved.undo : history.undo;
  const redo = unsaved?.canRedo ? unsaved.redo : history.redo;

  const actByKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOwn = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isOwn || isComposing(event) || event.defaultPrevented) return;
    if (isInTextField(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    document.addEventListener('keydown', actByKey);
    return () => document.removeEventListener('keydown', actByKey);
  }, []);

  const buttons = [
    { label: labels.undo, Icon: Undo, has: canUndo, act: undo },
    { label: labels.redo, Icon: Redo, has: canRedo, act: redo },
  ];
  const press = (has: boolean, act: () => void) =>
    has && !isBusy ? { onClick: act } : { 'aria-disabled': true };
  return (
    <>
      {/* The region stands before its words do: only then they are read out. */}
      <div role="status" className={classNames(styles.place, !unsaved && styles.free)}>
        {notice && <NoticeCard {...{ history, notice, text: textOf(notice) }} />}
      </div>
      {hasWords &&
        buttons.map(
          ({ label, Icon, has, act }) =>
            has && (
              <Button key={label} startIcon={<Icon />} {...press(has, act)}>
                {label}
              </Button>
            ),
        )}
      {!hasWords && (canUndo || canRedo) && (
        <div style={{ display: 'flex', flexShrink: 0 }}>
          {/* One without a further step stays: it may have the focus. */}
          {buttons.map(({ label, Icon, has, act }) => (
            <IconButton key={label} size="small" aria-label={label} data-tip={label} {...press(has, act)}>
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </div>
      )}
    </>
  );
}

const SHOWN_MS = 10_000;

type NoticeCardProps<Info> = {
  history: StepHistory<unknown, Info>;
  notice: StepNotice<Info>;
  text: string;
};

/** What was done, with the way back; it goes after 10 s in which the user neither points at it nor has the focus in it. */
function NoticeCard<Info>({ history, notice, text }: NoticeCardProps<Info>) {
  const { t } = useTranslation();
  const { isBusy, undo, redo, closeNotice } = history;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused || isBusy;
  const isUndone = notice.act === 'undone';

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(closeNotice, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice.id, closeNotice]);

  return (
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={styles.card}
    >
      <span className="tabular">{text}</span>
      <Button
        size="small"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : isUndone ? redo : undo}
      >
        {isUndone ? t('action.redo') : t('action.undo')}
      </Button>
    </div>
  );
}
