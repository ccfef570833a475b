import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { WaitingButton } from '@/ui/form/waiting-button';
import { FramedInput } from '@/ui/form/framed-input';
import { isSaved } from '../model/import-end';
import type { PasswordChoice as Choice } from '../model/check-rows';
import { ChoiceButtons } from './choice-buttons';
import type { Import } from './use-import';

function PasswordChoice({ draft, password, setPassword }: Import) {
  const { t } = useTranslation(['importing', 'members']);
  const hasColumn = draft?.source?.match.includes('password') ?? false;
  const sources = [
    { choice: 'each', word: t('importing:password.each') },
    { choice: 'all', word: t('importing:password.all') },
    ...(hasColumn ? [{ choice: 'column', word: t('importing:password.column') } as const] : []),
  ] as const;

  function choose(from: Choice['from']) {
    setPassword(from === 'all' ? { from, text: '' } : { from });
  }

  return (
    <Box>
      <ChoiceButtons
        label={t('importing:password.label')}
        choices={sources}
        choice={password.from}
        onChoose={choose}
      />
      {password.from === 'all' && (
        <Box sx={{ mt: 1.5, maxWidth: 240 }}>
          <FramedInput
            label={t('members:field.password')}
            helperText={t('members:hint.password')}
            value={password.text}
            onChange={({ target }) => setPassword({ from: 'all', text: target.value })}
            autoComplete="off"
            inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          />
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t(password.from === 'each' ? 'importing:password.eachHint' : 'importing:password.hint')}
      </Typography>
    </Box>
  );
}

export function ImportSend(importState: Import) {
  const { t } = useTranslation('importing');
  const { kind, draft, checked, ready, wrongCount, run, setKnownAction, send } = importState;
  const { withoutZero, addZeros } = importState;
  const button = useRef<HTMLButtonElement>(null);
  const isSending = run.progress !== null;
  const wasSending = useRef(false);
  useEffect(() => {
    // Pause and stop disappear with the run, and the focus with them.
    const isLost = wasSending.current && !isSending && document.activeElement === document.body;
    if (isLost) button.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  if (!draft) return null;
  const creates = ready.filter(({ action }) => action === 'create').length;
  const counts = { creates, updates: ready.length - creates };

  function ask() {
    void confirm({
      title: t('send.title', { count: ready.length }),
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
      confirmLabel: t('send.go', { count: ready.length }),
      action: send,
    });
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
          {withoutZero.length > 0 && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={addZeros}>
                  {t('zeros.add')}
                </Button>
              }
            >
              {t('zeros.found', { count: withoutZero.length })}
            </Alert>
          )}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <WaitingButton
          ref={button}
          variant="contained"
          isBusy={isSending}
          isBlocked={ready.length === 0 || !checked.isCurrent}
          onClick={ask}
        >
          {t('send.go', { count: ready.length })}
        </WaitingButton>
        <span role="status">
          {!isSending && checked.rows && t('send.counts', { ...counts, wrong: wrongCount })}
        </span>
      </Box>
      {run.progress ? <Sending run={run} /> : <Ended {...importState} />}
    </Box>
  );
}

function Sending({ run: { progress, setPaused, stop } }: Pick<Import, 'run'>) {
  const { t } = useTranslation('importing');
  if (!progress) return null;
  const { done, all, isPaused } = progress;
  const words = t(isPaused ? 'run.paused' : 'run.progress', { done, all });
  return (
    <>
      <div role="status">{words}</div>
      <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={words} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'run.resume' : 'run.pause')}
        </Button>
        <Button onClick={stop}>{t('run.stop')}</Button>
        <span>{t('run.leaving')}</span>
      </Box>
    </>
  );
}

function Ended({ draft, ready, wrongCount, run }: Import) {
  const { t } = useTranslation('importing');
  const ends = Object.values(draft?.ends ?? {});
  if (ends.length === 0 && !run.cutBy) return null;
  const saved = ends.filter(isSaved).length;
  const partly = ends.filter(({ how }) => how === 'partly').length;
  const left = ready.length + wrongCount;
  return (
    <Alert severity={left === 0 && partly === 0 ? 'success' : 'warning'} role="status">
      {t('run.ended', { saved, left })}
      {run.cutBy && ` ${t(run.cutBy === 'signIn' ? 'run.cutBySignIn' : 'run.cut')}`}
      {partly > 0 && ` ${t('run.partly', { count: partly })}`}
    </Alert>
  );
}
