import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { memberOptions } from '@/features/members/model/member-options';
import { POSITION_IDS, positionName } from '@/features/members/model/positions';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import type { Staff } from '@/session/staff-schema';
import { AutocompleteField } from '@/ui/form/choice-fields';
import { Form } from '@/ui/form/form';
import type { Option } from '@/ui/form/option';
import { DateField, NumberField } from '@/ui/form/typed-field';
import { useAppForm } from '@/ui/form/use-app-form';
import { useLeaveGuard } from '@/ui/form/use-leave-guard';
import { ListFailure } from '@/ui/page/list-failure';
import { Panel } from '@/ui/page/panel';
import {
  NEW_LINE,
  patternFile,
  patternForm,
  patternLines,
  WEEKDAYS_FROM_MONDAY,
  type PatternInput,
  type PatternLines,
} from '../model/pattern-form';

type PatternControl = Control<PatternInput, unknown, { lines: PatternLines }>;

/** The start of a value: `staff:` or `position:`. */
const KIND_PREFIX = /^\w+:/;

/** Offers people with a staff number, then positions; adds values of lines that neither list contains. */
function useHolderOptions(control: PatternControl, people: readonly Staff[] | undefined): Option<string>[] {
  const { t } = useTranslation(['company', 'members']);
  const { language } = useFormat();
  const chosen = useWatch({ control, compute: ({ lines }) => lines.map(({ holder }) => holder).join('\n') });
  return useMemo(() => {
    const numbered = people?.filter(({ staff_no: staffNo }) => staffNo !== '') ?? [];
    const peopleOptions = memberOptions(numbered, language).map((option, index) => ({
      ...option,
      value: `staff:${numbered[index]?.staff_no ?? ''}`,
      detail: numbered[index]?.staff_no,
    }));
    const positionOptions = POSITION_IDS.map((id) => ({
      value: `position:${id}`,
      label: t('patterns.everyone', { position: t(`members:position.${positionName(id)}`) }),
    }));
    const options = [...peopleOptions, ...positionOptions];
    const offeredValues = new Set(options.map(({ value }) => value));
    const unlisted = [...new Set(chosen.split('\n'))].filter(
      (holder) => holder !== '' && !offeredValues.has(holder),
    );
    return [...options, ...unlisted.map((value) => ({ value, label: value.replace(KIND_PREFIX, '') }))];
  }, [people, language, chosen, t]);
}

type LineProps = {
  control: PatternControl;
  index: number;
  options: readonly Option<string>[];
  onRemove: () => void;
};

/** The holder, the first day and the hours of each weekday. */
function Line({ control, index, options, onRemove }: LineProps) {
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

const NO_LINES: PatternInput = { lines: [] };

/** Edits deviating working hours, one line each, and saves the file for the server. */
export function PatternPart({ file }: { file: UseQueryResult }) {
  const { t } = useTranslation('company');
  const form = useAppForm(patternForm, NO_LINES);
  const { control, clearErrors, getValues, reset, setValue, trigger } = form;
  const count = useWatch({ control, compute: ({ lines }) => lines.length });
  const { isDirty } = useFormState({ control });
  const members = useQuery(memberQueries.list());
  const options = useHolderOptions(control, members.data);
  const { data } = file;
  useLeaveGuard(() => isDirty);
  useEffect(() => {
    if (data === undefined) return;
    reset({ lines: patternLines(data) });
    // Validates at once, because the server omits invalid lines.
    void trigger();
  }, [data, reset, trigger]);

  // The field array of the form library would add to the start of every page.
  const changeLines = (lines: PatternInput['lines']) => setValue('lines', lines, { shouldDirty: true });

  function remove(index: number) {
    clearErrors();
    changeLines(getValues('lines').toSpliced(index, 1));
  }

  function save(values: { lines: PatternLines }) {
    saveFile(new Blob([patternFile(values.lines)], { type: 'application/json' }), 'work-patterns.json');
    reset(values);
  }

  return (
    <Panel title={t('patterns.title')} subtitle={t('patterns.purpose')}>
      {file.error && !data && (
        <ListFailure onRetry={() => void file.refetch()}>
          {translateMessage(describeError(file.error))}
        </ListFailure>
      )}
      {members.error && !members.data && (
        <ListFailure onRetry={() => void members.refetch()}>
          {translateMessage(describeError(members.error))}
        </ListFailure>
      )}
      <Form form={form} onSubmit={save} label={t('patterns.title')}>
        <Stack spacing={2}>
          {count === 0 && <Typography>{t('patterns.none')}</Typography>}
          {Array.from({ length: count }, (_, index) => (
            <Line
              // A line has no id: the form holds its values under the index.
              key={index}
              control={control}
              index={index}
              options={options}
              onRemove={() => remove(index)}
            />
          ))}
          <Stack direction="row" spacing={1}>
            <Button variant="outlined" onClick={() => changeLines([...getValues('lines'), NEW_LINE])}>
              {t('patterns.add')}
            </Button>
            <Button type="submit" variant="contained" disabled={!data}>
              {t('patterns.save')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Panel>
  );
}
