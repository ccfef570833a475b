import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Dimension } from '../model/hours-pivot';
import { dimensionsFor, type MemberReport } from '../model/member-report';
import { useDimensionWords } from './use-hours-words';

type DimensionSelectsProps = {
  report: MemberReport;
  onChange: (change: { by?: Dimension; then?: Dimension }) => void;
};

/** By what the hours are grouped, first and within each group. */
export function DimensionSelects({ report, onChange }: DimensionSelectsProps) {
  const { t } = useTranslation('hours');
  const [first, second] = report.by;
  const offered = dimensionsFor(report.member);
  const words = useDimensionWords();
  const items = (dimensions: readonly Dimension[]) =>
    dimensions.map((dimension) => (
      <MenuItem key={dimension} value={dimension}>
        {words[dimension]}
      </MenuItem>
    ));
  const pick = (value: string) => offered.find((dimension) => dimension === value);
  return (
    <>
      <TextField
        select
        label={t('field.firstBy')}
        value={first}
        helperText={report.member === null ? t('member.taskHint') : undefined}
        onChange={(event) => onChange({ by: pick(event.target.value) })}
      >
        {items(offered)}
      </TextField>
      <TextField
        select
        label={t('field.thenBy')}
        value={second}
        onChange={(event) => onChange({ then: pick(event.target.value) })}
      >
        {items(offered.filter((dimension) => dimension !== first))}
      </TextField>
    </>
  );
}
