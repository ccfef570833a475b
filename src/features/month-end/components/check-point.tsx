import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MissingSources } from '@/features/hours/closing/components/missing-sources';
import type { ClosingBoard } from '@/features/hours/closing/components/use-closing-board';
import { useFormat } from '@/i18n/format';
import { ChangeList } from './change-list';
import { CheckActions } from './check-actions';
import { MonthPoint, type PointProps } from './month-point';
import { useMonthCheck } from './use-month-check';

type CheckPointProps = PointProps & { board: ClosingBoard };

export function CheckPoint({ firstDay, board }: CheckPointProps) {
  const { t } = useTranslation('settling');
  const format = useFormat();
  const check = useMonthCheck(firstDay, board);
  const { checked, changes, isLoaded, error } = check;
  const count = changes?.length ?? 0;
  // A missing check is itself the open item.
  const open = checked ? count : 1;
  return (
    <MonthPoint
      title={t('check.title')}
      state={{
        open: isLoaded ? open : undefined,
        error,
        onRetry: check.retry,
        missing: !board.error && board.missingSources.length > 0 && <MissingSources board={board} />,
      }}
      words={
        checked
          ? t('check.checked', { name: format.name(checked.by), date: format.moment(checked.checkedAt) })
          : t('check.none')
      }
      notes={[!!checked && t('check.ownBrowserOnly')]}
    >
      {checked && <Typography>{count === 0 ? t('check.same') : t('check.changed', { count })}</Typography>}
      {changes && count > 0 && <ChangeList key={firstDay} changes={changes} check={check} />}
      <CheckActions firstDay={firstDay} check={check} />
    </MonthPoint>
  );
}
