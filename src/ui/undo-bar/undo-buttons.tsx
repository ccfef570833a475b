import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';

type UndoButtonsProps = {
  /** What each button is called. */
  labels: { undo: string; redo: string };
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** A step is being taken. */
  isBusy?: boolean;
};

/** One step back and one forth. They come with the first step, and keep the focus where there is no further one. */
export function UndoButtons({ labels, canUndo, canRedo, undo, redo, isBusy = false }: UndoButtonsProps) {
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
