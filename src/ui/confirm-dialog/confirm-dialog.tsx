import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { WaitingButton } from '../form/waiting-button';
import type { OpenConfirmation } from './confirm';
import { QuestionFrame } from './question-frame';

type ConfirmDialogProps = {
  confirmation: OpenConfirmation;
  describeError: (error: unknown) => string;
};

export function ConfirmDialog({ confirmation, describeError }: ConfirmDialogProps) {
  const { title, body, tone, confirmLabel, cancelLabel, action, settle } = confirmation;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isDanger = tone === 'danger';

  function close() {
    if (!isBusy) settle(false);
  }

  async function run() {
    setIsBusy(true);
    setFailure('');
    try {
      await action?.();
      settle(true);
    } catch (error) {
      setFailure(describeError(error));
      setIsBusy(false);
    }
  }

  return (
    <QuestionFrame
      title={title}
      isDanger={isDanger}
      onClose={close}
      body={body}
      buttons={
        <>
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
        </>
      }
    >
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translateMessage(failure)}
        </Alert>
      )}
    </QuestionFrame>
  );
}
