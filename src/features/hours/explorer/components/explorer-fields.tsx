import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import type { UrlFields } from '@/lib/url-fields';
import { Select } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { useToday } from '@/ui/page/use-today';
import { RangeFields } from '../../components/range-fields';
import { RangePresets } from '../../components/range-presets';
import { isSameRange, lastSixMonths, type DateRange } from '../../model/date-range';
import { memberRangeFormSchema } from '../../model/range-form';
import {
  listSteps,
  NO_DIMENSION,
  sideFields,
  type ExplorerSearch,
  type SideField,
} from '../model/explorer-search';
import { hasBalance, offeredDimensions } from '../model/offered-dimensions';
import { MEASURES } from '../model/measures';
import { useExplorerWords } from './use-explorer-words';

type ExplorerFieldsProps = {
  query: ExplorerSearch;
  range: DateRange;
  onChange: (fields: UrlFields) => void;
};

const GRID = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(140px, 1fr))',
    sm: 'repeat(auto-fit, minmax(150px, 1fr))',
  },
};

/** Memoised, because the table renders often. */
export const ExplorerFields = memo(function ExplorerFields({ query, range, onChange }: ExplorerFieldsProps) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const { rows, columns } = sideFields(query.sides);
  const steps = listSteps(query.path);
  const offered = offeredDimensions(query.member, steps, query.measure);
  const measures = MEASURES.filter((measure) => measure !== 'balance' || hasBalance(steps));
  const noneOption: Option<SideField> = { value: NO_DIMENSION, label: t('dimension.none') };
  const optionsBeside = (otherSide: SideField) =>
    offered
      .filter((dimension) => dimension !== otherSide)
      .map((dimension) => ({ value: dimension, label: words.dimensions[dimension] }));
  return (
    <>
      <Presets range={range} onChange={onChange} />
      <Box sx={GRID}>
        <RangeAndMemberFields range={range} member={query.member} onChange={onChange} />
        <Select<SideField>
          label={t('rows')}
          // Rows have no dimension only where none is offered for them.
          options={rows === NO_DIMENSION ? [noneOption] : optionsBeside(columns)}
          value={rows}
          onChosen={(chosen) => onChange({ rows: chosen, sort: null })}
        />
        <Select<SideField>
          label={t('columns')}
          options={[...optionsBeside(rows), noneOption]}
          value={columns}
          onChosen={(chosen) => onChange({ columns: chosen, sort: null })}
        />
        <Select
          label={t('measure')}
          options={measures.map((measure) => ({ value: measure, label: words.measures[measure] }))}
          value={query.measure}
          onChosen={(measure) => onChange({ measure: measure === 'hours' ? null : measure })}
        />
      </Box>
    </>
  );
});

type PresetsProps = Pick<ExplorerFieldsProps, 'range' | 'onChange'>;

/** Memoised, as `RangeAndMemberFields` is, so that choosing rows and columns does not render them. */
const Presets = memo(function Presets({ range, onChange }: PresetsProps) {
  const { t } = useTranslation('explorer');
  const sixMonths = lastSixMonths(useToday());
  return (
    <RangePresets range={range} onPick={(picked) => onChange(picked)}>
      <ToggleButton
        size="small"
        value="sixMonths"
        selected={isSameRange(range, sixMonths)}
        onClick={() => onChange(sixMonths)}
      >
        {t('sixMonths')}
      </ToggleButton>
    </RangePresets>
  );
});

type RangeAndMemberProps = PresetsProps & Pick<ExplorerSearch, 'member'>;

const RangeAndMemberFields = memo(function RangeAndMemberFields({
  range,
  member,
  onChange,
}: RangeAndMemberProps) {
  const { t } = useTranslation('hours');
  const values = { ...range, member: member ?? ('' as const) };
  const form = useAppForm(memberRangeFormSchema, values, values);
  useLiveForm(form, onChange);
  return (
    <>
      <RangeFields control={form.control} />
      <MemberPickerField control={form.control} name="member" label={t('field.member')} />
    </>
  );
});
