import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type QuestionFrameProps = {
  isOpen?: boolean;
  title: ReactNode;
  isDanger?: boolean;
  isWide?: boolean;
  onClose: () => void;
  body?: ReactNode;
  buttons: ReactNode;
  children?: ReactNode;
};

export function QuestionFrame({ isOpen = true, title, isDanger, body, ...props }: QuestionFrameProps) {
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={props.onClose}
      fullWidth
      maxWidth={props.isWide ? 'md' : 'xs'}
      role={isDanger ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={body ? bodyId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {body && <div id={bodyId}>{body}</div>}
        {props.children}
      </DialogContent>
      <DialogActions>{props.buttons}</DialogActions>
    </Dialog>
  );
}
