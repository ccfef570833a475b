import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import { isCalendarMonth, type CalendarMonth } from '@/lib/calendar-date';
import { Select } from '@/ui/form/choice-fields';
import { useToday } from '@/ui/page/use-today';
import { payrollYears } from '../model/payroll-month';
import { ROWS_AT_ONCE } from '../model/rows-at-once';

/** In px. The height of the whole table is reserved, so that the buttons below do not move when it loads. */
const ROW_HEIGHT = 41;

type PayrollChoiceProps = {
  monthChoice: PayrollMonthProps;
  peopleChoice: PayrollPeopleProps | null;
  rowCount: number;
  children: ReactNode;
};

export function PayrollChoice({ monthChoice, peopleChoice, rowCount, children }: PayrollChoiceProps) {
  const drawnRows = Math.min(rowCount, ROWS_AT_ONCE);
  return (
    <Stack useFlexGap spacing={2}>
      <PayrollMonth {...monthChoice} />
      {peopleChoice && <PayrollPeople {...peopleChoice} />}
      <div style={{ minHeight: (drawnRows + 2) * ROW_HEIGHT }}>{children}</div>
    </Stack>
  );
}

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

type PayrollMonthProps = {
  month: CalendarMonth;
  onMonth: (month: CalendarMonth) => void;
};

function PayrollMonth({ month, onMonth }: PayrollMonthProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const year = month.slice(0, 4);
  const monthNumber = month.slice(5);
  const today = useToday();
  const years = payrollYears(today, month).map(String);

  function choose(next: string): void {
    if (isCalendarMonth(next)) onMonth(next);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 }}>
      <Select
        label={t('payroll.year')}
        options={years.map((value) => ({ value, label: formatMonth(`${value}-01`, language, 'year') }))}
        value={year}
        onChosen={(chosen) => choose(`${chosen}-${monthNumber}`)}
      />
      <Select
        label={t('payroll.month')}
        options={MONTH_NUMBERS.map((value) => ({
          value,
          label: formatMonth(`2000-${value}`, language, 'name'),
        }))}
        value={monthNumber}
        onChosen={(chosen) => choose(`${year}-${chosen}`)}
      />
    </Box>
  );
}

type PayrollPeopleProps = {
  found: number;
  all: number;
  isEverybody: boolean;
  onEverybody: (isEverybody: boolean) => void;
};

function PayrollPeople({ found, all, isEverybody, onEverybody }: PayrollPeopleProps) {
  const { t } = useTranslation('exporting');
  const labelId = useId();
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2' }}>
        {t('payroll.people')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={String(isEverybody)}
        onChange={(_event, value) => onEverybody(value === 'true')}
      >
        <FormControlLabel value="false" control={<Radio />} label={t('payroll.found', { count: found })} />
        <FormControlLabel value="true" control={<Radio />} label={t('payroll.everybody', { count: all })} />
      </RadioGroup>
    </FormControl>
  );
}
