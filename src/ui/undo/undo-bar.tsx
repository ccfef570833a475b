import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { isComposing, isInDialog, isInTextField } from '@/lib/key-press';
import styles from './undo-bar.module.css';
import type { StepHistory, StepNotice } from './use-step-history';

type UndoBarProps<Info> = {
  history: StepHistory<unknown, Info>;
  describe: (notice: StepNotice<Info>) => string;
  labels: { undo: string; redo: string };
  /** Shows the labels beside the icons, and no button without a step. */
  hasWords?: boolean;
  /** Steps of unsaved input, which are undone before saved ones. */
  unsaved?: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
};

export function UndoBar<Info>({ history, describe, labels, hasWords, unsaved }: UndoBarProps<Info>) {
  const { notice, next, isBusy } = history;
  const noticeRef = useRef<HTMLDivElement>(null);
  const canUndo = unsaved?.canUndo || next.undo !== undefined;
  const canRedo = unsaved?.canRedo || next.redo !== undefined;
  const undo = unsaved?.canUndo ? unsaved.undo : history.undo;
  const redo = unsaved?.canRedo ? unsaved.redo : history.redo;

  useUndoKeys(undo, redo);

  const buttons = [
    { key: 'undo', label: labels.undo, Icon: Undo, isAvailable: canUndo, act: undo },
    { key: 'redo', label: labels.redo, Icon: Redo, isAvailable: canRedo, act: redo },
  ];

  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div
        ref={noticeRef}
        tabIndex={hasWords ? -1 : undefined}
        role="status"
        className={classNames(styles.place, !unsaved && styles.free)}
      >
        {notice && <NoticeCard history={history} notice={notice} text={describe(notice)} />}
      </div>
      {hasWords &&
        buttons
          .filter(({ isAvailable }) => isAvailable)
          .map(({ key, label, Icon, act }) => (
            <WordButton
              key={key}
              label={label}
              Icon={Icon}
              isBusy={isBusy}
              onPress={act}
              noticeRef={noticeRef}
            />
          ))}
      {!hasWords && (canUndo || canRedo) && (
        <div className={styles.icons}>
          {/* A button without a step stays, because it may have the focus. */}
          {buttons.map(({ key, label, Icon, isAvailable, act }) => (
            <IconButton
              key={key}
              size="small"
              aria-label={label}
              data-tip={label}
              aria-disabled={!isAvailable || isBusy || undefined}
              onClick={isAvailable && !isBusy ? act : undefined}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </div>
      )}
    </>
  );
}

/** Ctrl/⌘+Z undoes, and Ctrl/⌘+Shift+Z or Ctrl/⌘+Y redoes; text fields and dialogs keep these keys for themselves. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const actByKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOwn =
      (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || (key === 'y' && !event.shiftKey));
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
}

type WordButtonProps = {
  label: string;
  Icon: typeof Undo;
  isBusy: boolean;
  onPress: () => void;
  /** Gets the focus at a press, because the press may remove the button. */
  noticeRef: RefObject<HTMLElement | null>;
};

function WordButton({ label, Icon, isBusy, onPress, noticeRef }: WordButtonProps) {
  function press() {
    noticeRef.current?.focus({ preventScroll: true });
    onPress();
  }
  return (
    <Button startIcon={<Icon />} aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : press}>
      {label}
    </Button>
  );
}

/** Long enough to read the notice and to reach its button. */
const SHOWN_MS = 10_000;

type NoticeCardProps<Info> = {
  history: StepHistory<unknown, Info>;
  notice: StepNotice<Info>;
  text: string;
};

function NoticeCard<Info>({ history, notice, text }: NoticeCardProps<Info>) {
  const { t } = useTranslation();
  const { isBusy, undo, redo, closeNotice } = history;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isPointedAt || isFocused || isBusy;
  const isUndone = notice.act === 'undone';
  const act = isUndone ? redo : undo;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(closeNotice, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, notice.id, closeNotice]);

  return (
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={styles.card}
    >
      <span className="tabular">{text}</span>
      <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : act}>
        {isUndone ? t('action.redo') : t('action.undo')}
      </Button>
    </div>
  );
}
