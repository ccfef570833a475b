import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { message, translateMessage } from '@/i18n/message';
import { readFileText } from '@/lib/read-file-text';
import { saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { ClosableAlert } from '@/ui/page/closable-alert';
import { toast } from '@/ui/toast/toast';
import { readPlanFile, takeOverPlans, toPlanFile, type ReadPlans } from '../model/plan-file';
import type { PlanHistory } from './use-plans';

type PlanFilesProps = { history: PlanHistory; projects: readonly Project[] | undefined };

export function PlanFiles({ history, projects = [] }: PlanFilesProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const loadButton = useRef<HTMLButtonElement>(null);
  const [result, setResult] = useState<ReadPlans | null>(null);
  const unknownCodes = result?.isRead ? result.unknownCodes : [];

  async function load(file: File) {
    // Removed first, so that a second refusal is announced again.
    setResult(null);
    const loaded = readPlanFile(await readFileText(file), projects);
    setResult(loaded);
    if (!loaded.isRead || loaded.monthCount === 0) return;
    history.apply((plans) => takeOverPlans(plans, loaded.plans));
    toast.success(
      message('projects:plan.file.taken', { count: loaded.monthCount, projects: loaded.plans.size }),
    );
  }

  function save() {
    saveFile(
      new Blob([toPlanFile(history.plans, projects)], { type: 'application/json' }),
      'project-plans.json',
    );
  }

  const closable = { nextFocus: loadButton, onClose: () => setResult(null), sx: { mt: 1 } };

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
        <Button
          variant="outlined"
          // The file names projects by code, which deleted projects lack.
          disabled={!projects.some(({ id }) => history.plans.has(id))}
          onClick={save}
        >
          {t('plan.file.save')}
        </Button>
        <Button
          ref={loadButton}
          variant="outlined"
          disabled={projects.length === 0}
          onClick={() => input.current?.click()}
        >
          {t('plan.file.load')}
        </Button>
        <FileInput
          ref={input}
          accept="application/json,.json"
          label={t('plan.file.load')}
          onFile={(file) => void load(file)}
        />
      </Box>
      {result && !result.isRead && (
        <ClosableAlert severity="error" {...closable}>
          <AlertTitle>{t('plan.file.refused')}</AlertTitle>
          {result.problems.map((problem) => (
            <div key={problem}>{translateMessage(problem)}</div>
          ))}
        </ClosableAlert>
      )}
      {result?.isRead && (unknownCodes.length > 0 || result.monthCount === 0) && (
        <ClosableAlert severity="warning" {...closable}>
          {result.monthCount === 0 && <div>{t('plan.file.nothing')}</div>}
          {unknownCodes.length > 0 && (
            <div>{t('plan.file.unknown', { codes: format.list(unknownCodes) })}</div>
          )}
        </ClosableAlert>
      )}
    </div>
  );
}
