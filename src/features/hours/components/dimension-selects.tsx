import { useTranslation } from 'react-i18next';
import { Select } from '@/ui/form/choice-fields';
import type { Dimension } from '../model/hours-pivot';
import { dimensionsFor, type MemberReport } from '../model/member-report';
import { useDimensionWords } from './use-hours-words';

type DimensionSelectsProps = {
  report: MemberReport;
  onChange: (change: { by?: Dimension; then?: Dimension }) => void;
};

export function DimensionSelects({ report, onChange }: DimensionSelectsProps) {
  const { t } = useTranslation('hours');
  const [first, second] = report.by;
  const offered = dimensionsFor(report.member);
  const words = useDimensionWords();
  const toOptions = (dimensions: readonly Dimension[]) =>
    dimensions.map((dimension) => ({ value: dimension, label: words[dimension] }));
  return (
    <>
      <Select
        label={t('field.firstBy')}
        options={toOptions(offered)}
        value={first}
        helperText={report.member === null && t('member.taskHint')}
        onChosen={(by) => onChange({ by })}
      />
      <Select
        label={t('field.thenBy')}
        options={toOptions(offered.filter((dimension) => dimension !== first))}
        value={second}
        onChosen={(then) => onChange({ then })}
      />
    </>
  );
}
