import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { WaitingButton } from '@/ui/form/waiting-button';
import { ChoiceButtons } from './choice-buttons';
import { PasswordChoice } from './password-choice';
import { RunStatus } from './run-status';
import type { Import } from './use-import';

export function ImportSend(importState: Import) {
  const { t } = useTranslation('importing');
  const { kind, draft, checked, readyRows, wrongCount, run, setKnownAction, send } = importState;
  const { file, lostZeros, addZeros } = importState;
  const { isSending } = run;
  const sendButton = useRef<HTMLButtonElement>(null);
  if (!draft) return null;
  // The file that is being read replaces these rows.
  const isBlocked = readyRows.length === 0 || !checked.isCurrent || file.state.kind === 'reading';
  const createCount = readyRows.filter(({ action }) => action === 'create').length;
  const counts = { creates: createCount, updates: readyRows.length - createCount };

  function confirmSend() {
    void confirm({
      title: t('send.title', { count: readyRows.length }),
      body: (
        <>
          {t(`send.${kind}`, counts)}
          {wrongCount > 0 && (
            <>
              <br />
              {t('send.wrong', { count: wrongCount })}
            </>
          )}
        </>
      ),
      confirmLabel: t('send.go', { count: readyRows.length }),
      action: send,
    });
  }

  function addAllZeros() {
    // The pressed button disappears.
    sendButton.current?.focus();
    addZeros();
  }

  function stop() {
    // The pressed button disappears when the run has ended.
    sendButton.current?.focus();
    run.stop();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isSending && (
        <>
          <ChoiceButtons
            label={t('known.label')}
            choices={[
              { choice: 'skip', word: t('known.skip') },
              { choice: 'update', word: t('known.update') },
            ]}
            choice={draft.knownAction}
            onChoose={setKnownAction}
          />
          {kind === 'members' && <PasswordChoice {...importState} />}
          {lostZeros.length > 0 && <LostZeros count={lostZeros.length} onAdd={addAllZeros} />}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WaitingButton
          ref={sendButton}
          variant="contained"
          isBusy={isSending}
          isBlocked={isBlocked}
          onClick={confirmSend}
        >
          {t('send.go', { count: readyRows.length })}
        </WaitingButton>
        <span role="status">
          {!isSending && checked.rows && t('send.counts', { ...counts, wrong: wrongCount })}
        </span>
      </Box>
      <RunStatus importState={importState} onStop={stop} />
    </Box>
  );
}

function LostZeros({ count, onAdd }: { count: number; onAdd: () => void }) {
  const { t } = useTranslation('importing');
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onAdd}>
          {t('zeros.add')}
        </Button>
      }
    >
      {t('zeros.found', { count })}
    </Alert>
  );
}
