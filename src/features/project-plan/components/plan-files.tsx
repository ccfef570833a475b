import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/features/projects/fields';
import { useFormat } from '@/i18n/format';
import { message, translateMessage } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import { FileInput } from '@/ui/form/file-input';
import { toast } from '@/ui/toast/toast';
import { readPlanFile, takeOverPlans, toPlanFile, type ReadPlans } from '../model/plan-file';
import type { PlanHistory } from './use-plans';

type PlanFilesProps = { history: PlanHistory; projects: readonly Project[] | undefined };

/** Saves all plans of the user as a file, and loads one: completely, or not at all. */
export function PlanFiles({ history, projects = [] }: PlanFilesProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadPlans | null>(null);
  const unknown = read?.isRead ? read.unknown : [];

  async function take(file: File) {
    const found = readPlanFile(await file.text(), projects);
    setRead(found);
    if (!found.isRead || found.months === 0) return;
    history.apply((now) => takeOverPlans(now, found.plans));
    toast.success(message('projects:plan.file.taken', { count: found.months, projects: found.plans.size }));
  }

  function save() {
    saveFile(
      new Blob([toPlanFile(history.plans, projects)], { type: 'application/json' }),
      'project-plans.json',
    );
  }

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
        <Button variant="outlined" disabled={history.plans.size === 0} onClick={save}>
          {t('plan.file.save')}
        </Button>
        <Button variant="outlined" disabled={projects.length === 0} onClick={() => input.current?.click()}>
          {t('plan.file.load')}
        </Button>
        <FileInput
          ref={input}
          accept="application/json,.json"
          label={t('plan.file.load')}
          onFile={(file) => void take(file)}
        />
      </Box>
      <div role="status">
        {read && !read.isRead && (
          <Alert severity="error" sx={{ mt: 1 }} onClose={() => setRead(null)}>
            <AlertTitle>{t('plan.file.refused')}</AlertTitle>
            {read.problems.map((problem) => (
              <div key={problem}>{translateMessage(problem)}</div>
            ))}
          </Alert>
        )}
        {read?.isRead && (unknown.length > 0 || read.months === 0) && (
          <Alert severity="warning" sx={{ mt: 1 }} onClose={() => setRead(null)}>
            {read.months === 0 && <div>{t('plan.file.nothing')}</div>}
            {unknown.length > 0 && <div>{t('plan.file.unknown', { codes: format.list(unknown) })}</div>}
          </Alert>
        )}
      </div>
    </div>
  );
}
