import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import { ExportControl } from '@/ui/export/export-control';
import { readEveryMark, storeEveryMark } from '../api/every-mark-store';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import type { SkillSheet } from '../fields';
import { skillCsv, skillFileName } from '../export/skill-cells';
import { skillWorkbook } from '../export/skill-workbook';

/** Exports the shown skill sheets, and asks whether marks of level 1 are included. Source: SK-1, SK-4. */
export function SkillExport({ shown }: { shown: readonly SkillSheet[] }) {
  const { t } = useTranslation('exporting');
  const queryClient = useQueryClient();
  const [hasEveryMark, setHasEveryMark] = useState(readEveryMark);
  const hintId = useId();

  function choose(isChosen: boolean) {
    setHasEveryMark(isChosen);
    storeEveryMark(isChosen);
  }

  async function prepare() {
    const stacks = await queryClient.query(skillLookupQueries.techStacks());
    const moment = now();
    const today = toCalendarDate(moment);
    const setting = { stacks, hasEveryMark };
    return {
      fileName: skillFileName(today),
      workbook: () => skillWorkbook(shown, { ...setting, today, time: moment.toLocaleString('ja-JP') }),
      csv: () => skillCsv(shown, setting),
    };
  }

  return (
    <ExportControl
      blockedBecause={shown.length === 0 ? t('nothing') : undefined}
      prepare={prepare}
      options={{
        title: t('skills.title'),
        content: (
          <>
            <FormControlLabel
              label={t('skills.everyMark')}
              control={
                <Checkbox
                  checked={hasEveryMark}
                  onChange={(event) => choose(event.target.checked)}
                  slotProps={{ input: { 'aria-describedby': hintId } }}
                />
              }
            />
            <FormHelperText id={hintId} sx={{ ml: 4 }}>
              {t('skills.everyMarkHint')}
            </FormHelperText>
          </>
        ),
      }}
    />
  );
}
