import { useTranslation } from 'react-i18next';
import type { Balance } from '@/features/work/model/hours-balance';
import { useFormat } from '@/i18n/format';
import { useBalanceWords } from './use-balance-words';

const COLUMNS = ['recorded', 'due', 'balance', 'running', 'worked', 'registered', 'difference'] as const;

type Column = (typeof COLUMNS)[number];

export function BalanceHeads() {
  const { t } = useTranslation('dashboard');
  const heads: Record<Column, string> = {
    recorded: t('hoursBalance.column.recorded'),
    due: t('hoursBalance.column.due'),
    balance: t('hoursBalance.column.balance'),
    running: t('hoursBalance.column.running'),
    worked: t('hoursBalance.column.worked'),
    registered: t('hoursBalance.column.registered'),
    difference: t('hoursBalance.column.difference'),
  };
  return COLUMNS.map((column) => (
    <th key={column} scope="col" data-align="right">
      {heads[column]}
    </th>
  ));
}

export function RunningCells({ hours }: { hours: number }) {
  const words = useBalanceWords();
  return COLUMNS.map((column) => (
    <td key={column} data-align="right">
      {column === 'running' && words.figure(hours)}
    </td>
  ));
}

type BalanceCellsProps = {
  sum: Balance;
  /** Left out for a day. */
  running?: number;
  /** Registered overtime in hours; undefined while it loads or where it could not be read. */
  registered: number | undefined;
};

export function BalanceCells({ sum, running, registered }: BalanceCellsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useBalanceWords();

  function formatDifference(hours: number): string {
    const figure = format.number(Math.abs(hours));
    // A difference that is shown as 0 is a rounding error.
    if (figure === format.number(0)) return '–';
    return hours > 0
      ? t('hoursBalance.notRegistered', { hours: figure })
      : t('hoursBalance.notWorked', { hours: figure });
  }

  const texts: Record<Column, string> = {
    recorded: format.number(sum.recorded),
    due: format.number(sum.due),
    balance: words.figure(sum.balance),
    running: running === undefined ? '' : words.figure(running),
    worked: format.number(sum.overtime),
    registered: registered === undefined ? '–' : format.number(registered),
    difference: registered === undefined ? '–' : formatDifference(sum.overtime - registered),
  };
  return COLUMNS.map((column) => (
    <td key={column} data-align="right">
      {texts[column]}
    </td>
  ));
}
