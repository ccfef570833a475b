import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { AutocompleteField } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { DateField } from '@/ui/form/date-field';
import { NumberField } from '@/ui/form/number-field';
import { WEEKDAYS_FROM_MONDAY, type PatternInput, type PatternLines } from '../model/pattern-form';

export type PatternControl = Control<PatternInput, unknown, { lines: PatternLines }>;

type PatternLineProps = {
  control: PatternControl;
  index: number;
  options: readonly Option<string>[];
  onRemove: () => void;
};

export function PatternLine({ control, index, options, onRemove }: PatternLineProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  return (
    <Box
      role="group"
      aria-label={t('patterns.line', { line: index + 1 })}
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 1,
        gridTemplateColumns: {
          xs: 'repeat(4, minmax(0, 1fr))',
          lg: 'minmax(200px, 2fr) 160px repeat(7, minmax(64px, 1fr)) 40px',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <AutocompleteField
          control={control}
          name={`lines.${index}.holder`}
          label={t('patterns.who')}
          options={options}
          isRequired
        />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <DateField control={control} name={`lines.${index}.from`} label={t('patterns.from')} isRequired />
      </Box>
      {WEEKDAYS_FROM_MONDAY.map((weekday, day) => (
        <NumberField
          key={weekday}
          control={control}
          name={`lines.${index}.hours.${day}.value`}
          label={format.weekday(weekday, 'short')}
        />
      ))}
      <IconButton
        aria-label={t('patterns.remove', { line: index + 1 })}
        onClick={onRemove}
        sx={{ mt: { lg: 3 } }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
