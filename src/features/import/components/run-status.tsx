import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { announcedCount, isSaved } from '../model/import-end';
import type { Import } from './use-import';

type RunStatusProps = { importState: Import; onStop: () => void };

/** One live region announces the progress and then the result: screen readers miss the text of a new region. */
export function RunStatus({ importState, onStop }: RunStatusProps) {
  const { progress, setPaused } = importState.run;
  return (
    <>
      {progress && <RunProgress progress={progress} setPaused={setPaused} onStop={onStop} />}
      {/* The margin takes back the gap before an empty region. */}
      <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
        {progress ? <AnnouncedProgress {...progress} /> : <RunResult {...importState} />}
      </Box>
    </>
  );
}

type Progress = NonNullable<Import['run']['progress']>;

function AnnouncedProgress({ done, all, isPaused }: Progress) {
  const { t } = useTranslation('importing');
  const words = isPaused
    ? t('run.paused', { done, all })
    : t('run.progress', { done: announcedCount(done, all), all });
  return <span className="visually-hidden">{words}</span>;
}

type RunProgressProps = Pick<Import['run'], 'setPaused'> & { onStop: () => void; progress: Progress };

function RunProgress({ progress: { done, all, isPaused }, setPaused, onStop }: RunProgressProps) {
  const { t } = useTranslation('importing');
  const words = t(isPaused ? 'run.paused' : 'run.progress', { done, all });
  return (
    <>
      <div aria-hidden>{words}</div>
      <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={words} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'run.resume' : 'run.pause')}
        </Button>
        <Button onClick={onStop}>{t('run.stop')}</Button>
        <span>{t('run.leaving')}</span>
      </Box>
    </>
  );
}

/** Empty until the rows are checked, because only then it is known which are left. */
function RunResult({ draft, checked, unsentCount, run }: Import) {
  const { t } = useTranslation('importing');
  const ends = Object.values(draft?.ends ?? {});
  if (!checked.rows || (ends.length === 0 && !run.cutBy)) return null;
  const savedCount = ends.filter(isSaved).length;
  const partlyCount = ends.filter(({ how }) => how === 'partly').length;
  return (
    <Alert severity={unsentCount === 0 && partlyCount === 0 ? 'success' : 'warning'} role="presentation">
      {t('run.ended', { saved: savedCount, left: unsentCount })}
      {run.cutBy && ` ${t(run.cutBy === 'signIn' ? 'run.cutBySignIn' : 'run.cut')}`}
      {partlyCount > 0 && ` ${t('run.partly', { count: partlyCount })}`}
    </Alert>
  );
}
