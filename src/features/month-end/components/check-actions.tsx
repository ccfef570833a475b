import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkedMonthText } from '@/features/work/api/checked-months';
import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { readFileText } from '@/lib/read-file-text';
import { saveFile } from '@/lib/save-file';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { FileInput } from '@/ui/form/file-input';
import { ClosableAlert } from '@/ui/page/closable-alert';
import { UndoBar } from '@/ui/undo/undo-bar';
import type { MonthCheck } from './use-month-check';

function saveCheckFile(check: CheckedMonth) {
  const text = checkedMonthText.format(check);
  saveFile(new Blob([text], { type: 'application/json' }), `month-check-${check.month}.json`);
}

type CheckActionsProps = { firstDay: CalendarDate; check: MonthCheck };

export function CheckActions({ firstDay, check }: CheckActionsProps) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const loadButton = useRef<HTMLButtonElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const nameMonth = (month: CalendarMonth) => formatMonth(month, format.language);

  async function load(file: File): Promise<void> {
    // Removed first, so that a second refusal is announced again.
    setIsRefused(false);
    const loaded = checkedMonthText.parse(await readFileText(file));
    if (!loaded) return setIsRefused(true);
    const before = await check.readCheck(loaded.month);
    const replace = () => check.change({ month: loaded.month, before, after: loaded });
    if (!before) return replace();
    await confirm({
      title: t('check.loadTitle', { month: nameMonth(loaded.month) }),
      body: t('check.loadBody', { name: format.name(loaded.by), date: format.moment(loaded.checkedAt) }),
      confirmLabel: t('check.replace'),
      action: replace,
    });
  }

  return (
    <Box
      className="screen-only"
      sx={{
        position: 'relative',
        alignSelf: 'stretch',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <MarkActions check={check} month={nameMonth(toMonth(firstDay))} />
      <Button ref={loadButton} variant="outlined" onClick={() => input.current?.click()}>
        {t('check.load')}
      </Button>
      <FileInput
        ref={input}
        accept="application/json,.json"
        label={t('check.load')}
        onFile={(file) => void load(file)}
      />
      <UndoBar
        history={check.history}
        describe={({ act, info }) => {
          const isChecked = (act === 'undone' ? info.before : info.after) !== null;
          return t(isChecked ? 'check.done' : 'check.removed', { month: nameMonth(info.month) });
        }}
        labels={{ undo: t('check.undo'), redo: t('check.redo') }}
      />
      {/* Exists before its text, so that screen readers announce it; while empty, it adds no line to the row. */}
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { position: 'absolute' } }}>
        {isRefused && (
          <ClosableAlert
            role="presentation"
            severity="error"
            nextFocus={loadButton}
            onClose={() => setIsRefused(false)}
          >
            {t('check.refused')}
          </ClosableAlert>
        )}
      </Box>
    </Box>
  );
}

type MarkActionsProps = { check: MonthCheck; month: string };

function MarkActions({ check: { checked, checkNow, removeCheck }, month }: MarkActionsProps) {
  const { t } = useTranslation('settling');
  const markButton = useRef<HTMLButtonElement>(null);

  function checkAgain() {
    void confirm({
      title: t('check.againTitle', { month }),
      body: t('check.againBody'),
      confirmLabel: t('check.again'),
      action: checkNow,
    });
  }

  async function remove() {
    const isDone = await confirm({
      title: t('check.removeTitle', { month }),
      body: t('check.removeBody'),
      confirmLabel: t('check.remove'),
      action: removeCheck,
    });
    // The pressed button disappears with the mark.
    if (isDone) markButton.current?.focus();
  }

  return (
    <>
      <Button
        ref={markButton}
        variant={checked ? 'outlined' : 'contained'}
        onClick={checked ? checkAgain : () => void checkNow()}
      >
        {checked ? t('check.again') : t('check.mark')}
      </Button>
      {checked && (
        <>
          <Button variant="outlined" onClick={() => void remove()}>
            {t('check.remove')}
          </Button>
          <Button variant="outlined" onClick={() => saveCheckFile(checked)}>
            {t('check.save')}
          </Button>
        </>
      )}
    </>
  );
}
