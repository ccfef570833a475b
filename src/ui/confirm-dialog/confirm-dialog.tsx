import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { WaitingButton } from '../form/waiting-button';
import type { OpenConfirmation } from './confirm';

type ConfirmDialogProps = {
  confirmation: OpenConfirmation;
  describeError: (error: unknown) => string;
};

/** What was deleted took the button with it that had asked: the focus goes on at the page's heading. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('page-title')?.focus();
}

export function ConfirmDialog({ confirmation, describeError }: ConfirmDialogProps) {
  const { title, body, tone = 'normal', confirmLabel, cancelLabel, action, settle } = confirmation;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // State arrives a render late: a double click would run twice.
  const isRunning = useRef(false);
  const titleId = useId();
  const bodyId = useId();
  const isDanger = tone === 'danger';

  useEffect(() => () => void requestAnimationFrame(keepFocus), []);

  function close() {
    if (!isBusy) settle(false);
  }

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure('');
    try {
      await action();
      settle(true);
    } catch (error) {
      setFailure(describeError(error));
      setIsBusy(false);
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="xs"
      role={isDanger ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={body ? bodyId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {body && <div id={bodyId}>{body}</div>}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translateMessage(failure)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <WaitingButton autoFocus={isDanger} isBlocked={isBusy} onClick={close}>
          {cancelLabel ?? t('action.cancel')}
        </WaitingButton>
        <WaitingButton
          autoFocus={!isDanger}
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          isBusy={isBusy}
          onClick={() => void run()}
        >
          {confirmLabel}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
}
