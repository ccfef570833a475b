import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type QuestionFrameProps = {
  title: ReactNode;
  isDanger: boolean;
  onClose: () => void;
  /** What describes the question. */
  body: ReactNode;
  buttons: ReactNode;
  /** Stands below what describes it. */
  children?: ReactNode;
};

/** The dialog in which something is asked. */
export function QuestionFrame({ title, isDanger, onClose, body, buttons, children }: QuestionFrameProps) {
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      role={isDanger ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={body ? bodyId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {body && <div id={bodyId}>{body}</div>}
        {children}
      </DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </Dialog>
  );
}
