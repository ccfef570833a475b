import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardMissing } from '@/features/hours/closing/components/board-notes';
import type { ClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { checkedMonthText } from '@/features/work/api/checked-months';
import type { CheckedMonth } from '@/features/work/model/month-snapshot';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { toMonth, type CalendarDate, type CalendarMonth } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { FileInput } from '@/ui/form/file-input';
import { UndoBar } from '@/ui/undo/undo-bar';
import { ChangeList } from './change-list';
import { MonthPoint } from './month-point';
import { useMonthCheck, type MonthCheck } from './use-month-check';

type CheckPointProps = {
  firstDay: CalendarDate;
  board: ClosingBoard;
};

/** Shows whether the month was checked, and which of its figures changed since. */
export function CheckPoint({ firstDay, board }: CheckPointProps) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const check = useMonthCheck(firstDay, board);
  const { checked, changes, isLoaded, error } = check;
  const count = changes?.length ?? 0;
  const open = checked ? count : 1;
  return (
    <MonthPoint
      title={t('check.title')}
      state={{
        open: isLoaded ? open : undefined,
        error,
        onRetry: check.retry,
        missing: !board.error && board.missing.length > 0 && <BoardMissing board={board} />,
      }}
      words={
        checked
          ? t('check.checked', { name: format.name(checked.by), date: format.moment(checked.checkedAt) })
          : t('check.none')
      }
      notes={[!!checked && t('check.bindsNobody')]}
    >
      {checked && <Typography>{count === 0 ? t('check.same') : t('check.changed', { count })}</Typography>}
      {changes && count > 0 && <ChangeList key={firstDay} changes={changes} check={check} />}
      <CheckActions firstDay={firstDay} check={check} />
    </MonthPoint>
  );
}

/** Checks the month, removes the check, and moves it to another browser by a file. */
function CheckActions({ firstDay, check }: { firstDay: CalendarDate; check: MonthCheck }) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { checked, change, checkNow } = check;
  const nameMonth = (month: CalendarMonth) => formatMonth(month, format.language);
  const month = nameMonth(toMonth(firstDay));

  async function load(file: File): Promise<void> {
    const loaded = checkedMonthText.parse(await file.text());
    setIsRefused(!loaded);
    if (!loaded) return;
    const before = await check.readCheck(loaded.month);
    const replace = () => change(loaded, before);
    if (before) {
      await confirm({
        title: t('check.loadTitle', { month: nameMonth(loaded.month) }),
        body: t('check.loadBody', {
          name: format.name(loaded.by),
          date: format.moment(loaded.checkedAt),
        }),
        confirmLabel: t('check.replace'),
        action: replace,
      });
    } else await replace();
  }

  function save(saved: CheckedMonth) {
    const text = checkedMonthText.format(saved);
    saveFile(new Blob([text], { type: 'application/json' }), `month-check-${saved.month}.json`);
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
      {checked ? (
        <>
          <Button
            variant="outlined"
            onClick={() =>
              void confirm({
                title: t('check.againTitle', { month }),
                body: t('check.againBody'),
                confirmLabel: t('check.again'),
                action: checkNow,
              })
            }
          >
            {t('check.again')}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              void confirm({
                title: t('check.removeTitle', { month }),
                body: t('check.removeBody'),
                confirmLabel: t('check.remove'),
                action: () => change(null),
              })
            }
          >
            {t('check.remove')}
          </Button>
          <Button variant="outlined" onClick={() => save(checked)}>
            {t('check.save')}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={checkNow}>
          {t('check.mark')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => input.current?.click()}>
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
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {isRefused && (
          <Alert severity="error" onClose={() => setIsRefused(false)}>
            {t('check.refused')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
