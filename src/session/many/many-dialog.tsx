import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { QuestionFrame } from '@/ui/confirm-dialog/question-frame';
import { WaitingButton } from '@/ui/form/waiting-button';
import type { ManyQuestion, ManyRow } from './many-question';
import type { RowEnds } from './many-run';
import { useManyRun } from './use-many-run';

type ManyResultsProps = { rows: readonly ManyRow[]; ends: RowEnds<ManyRow> };

function ManyResults({ rows, ends }: ManyResultsProps) {
  const { t } = useTranslation('lists');

  function describeOutcome(row: ManyRow): string {
    const end = ends.get(row);
    return end && end.how !== 'done' ? translateMessage(describeError(end.error)) : t('many.unsent');
  }

  return (
    <Box component="ul" aria-label={t('many.left')} sx={{ mt: 2, mb: 0, pl: 2.5 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ mb: 1 }}>
          <strong>{row.name}</strong>
          <Box sx={{ color: 'text.secondary' }}>{describeOutcome(row)}</Box>
        </Box>
      ))}
    </Box>
  );
}

type ManyDialogProps = { question: ManyQuestion; onClose: () => void };

const MOST_NAMES = 5;

export function ManyDialog({ question, onClose }: ManyDialogProps) {
  const { rows, title, body, tone, confirmLabel } = question;
  const { t } = useTranslation(['lists', 'common']);
  const { ends, remaining, state, start, stop, close, isCutBySignIn } = useManyRun(question, onClose);
  const isDanger = tone === 'danger';
  const isRunning = state === 'running';
  const counts = { done: rows.length - remaining.length, all: rows.length };

  function closeUnlessRunning() {
    if (!isRunning) close();
  }

  return (
    <QuestionFrame
      title={title}
      isDanger={isDanger}
      onClose={closeUnlessRunning}
      body={
        <>
          {state === 'question' && (
            <>
              <div>{body}</div>
              <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
                {rows.slice(0, MOST_NAMES).map((row) => (
                  <li key={row.id}>{row.name}</li>
                ))}
              </Box>
              {rows.length > MOST_NAMES && t('lists:many.more', { count: rows.length - MOST_NAMES })}
            </>
          )}
          {/* Screen readers announce a live region only if it exists before its text. */}
          <div role="status">
            {isRunning && <Box sx={{ mb: 1 }}>{t('lists:many.progress', counts)}</Box>}
            {state === 'ended' && (
              <Alert role="presentation" severity="warning">
                {isCutBySignIn && <div>{t('lists:many.cutBySignIn')}</div>}
                {t('lists:many.partly', counts)}
              </Alert>
            )}
          </div>
          {/* Counts failed rows too. Hidden, because screen readers read the text above. */}
          {isRunning && (
            <LinearProgress variant="determinate" value={(ends.size / rows.length) * 100} aria-hidden />
          )}
          {state === 'ended' && <ManyResults rows={remaining} ends={ends} />}
        </>
      }
      buttons={
        isRunning ? (
          // The key makes a new button, which takes the focus of the button that disappears.
          <WaitingButton key="stop" autoFocus onClick={stop}>
            {t('lists:many.stop')}
          </WaitingButton>
        ) : (
          <>
            <WaitingButton autoFocus={isDanger} onClick={closeUnlessRunning}>
              {t(state === 'question' ? 'common:action.cancel' : 'common:action.close')}
            </WaitingButton>
            <WaitingButton
              autoFocus={!isDanger}
              variant="contained"
              color={isDanger ? 'error' : 'primary'}
              onClick={start}
            >
              {state === 'question' ? confirmLabel : t('lists:many.retry', { count: remaining.length })}
            </WaitingButton>
          </>
        )
      }
    />
  );
}
