import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { announcedCount, isSaved } from '../model/import-end';
import type { Import } from './use-import';

type RunStatusProps = { importState: Import; onStop: () => void };

/** Shows the progress of the run, then its result. */
export function RunStatus({ importState, onStop }: RunStatusProps) {
  const { progress, setPaused } = importState.run;
  return progress ? (
    <RunProgress progress={progress} setPaused={setPaused} onStop={onStop} />
  ) : (
    <RunResult {...importState} />
  );
}

type RunProgressProps = Pick<Import['run'], 'setPaused'> & {
  onStop: () => void;
  progress: NonNullable<Import['run']['progress']>;
};

function RunProgress({ progress: { done, all, isPaused }, setPaused, onStop }: RunProgressProps) {
  const { t } = useTranslation('importing');
  const describeProgress = (count: number) =>
    t(isPaused ? 'run.paused' : 'run.progress', { done: count, all });
  const words = describeProgress(done);
  return (
    <>
      <div aria-hidden>{words}</div>
      <div role="status" className="visually-hidden">
        {describeProgress(isPaused ? done : announcedCount(done, all))}
      </div>
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

/** Waits for the check, before which the rows that are left are unknown. */
function RunResult({ draft, checked, unsentCount, run }: Import) {
  const { t } = useTranslation('importing');
  const ends = Object.values(draft?.ends ?? {});
  if (!checked.rows || (ends.length === 0 && !run.cutBy)) return null;
  const saved = ends.filter(isSaved).length;
  const partly = ends.filter(({ how }) => how === 'partly').length;
  return (
    <Alert severity={unsentCount === 0 && partly === 0 ? 'success' : 'warning'} role="status">
      {t('run.ended', { saved, left: unsentCount })}
      {run.cutBy && ` ${t(run.cutBy === 'signIn' ? 'run.cutBySignIn' : 'run.cut')}`}
      {partly > 0 && ` ${t('run.partly', { count: partly })}`}
    </Alert>
  );
}
