import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { saveFile } from '@/lib/save-file';
import { useOpened } from '@/session/use-opened';
import { Form } from '@/ui/form/form';
import { useAppForm } from '@/ui/form/use-app-form';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import {
  NEW_LINE,
  patternFile,
  patternSchema,
  readPatternLines,
  type PatternInput,
  type PatternLines,
} from '../model/pattern-form';
import type { CompanyFilePartProps } from './company-file-part-props';
import { PatternLine } from './pattern-line';
import { useHolderOptions } from './use-holder-options';

const NO_LINES: PatternInput = { lines: [] };

export function PatternPart({ file, onUnsaved }: CompanyFilePartProps) {
  const { t } = useTranslation('company');
  const form = useAppForm(patternSchema, NO_LINES);
  const { control, clearErrors, getValues, reset, setValue, trigger } = form;
  const count = useWatch({ control, compute: ({ lines }) => lines.length });
  const { isDirty, errors } = useFormState({ control });
  const addButton = useRef<HTMLButtonElement>(null);
  const members = useQuery(memberQueries.list());
  const options = useHolderOptions(control, members.data);
  const data = useOpened(file.data);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  useEffect(() => {
    if (data === undefined) return;
    reset({ lines: readPatternLines(data) });
    // Validates at once, because other readers of the file leave out invalid lines without a word.
    void trigger();
  }, [data, reset, trigger]);

  // `useFieldArray` would enlarge the code that every page loads.
  const changeLines = (lines: PatternInput['lines']) => setValue('lines', lines, { shouldDirty: true });

  function remove(index: number) {
    // The pressed button disappears with the last line; elsewhere it then belongs to the next line.
    if (index === count - 1) addButton.current?.focus();
    // The errors are stored by index, so those of later lines must move.
    const hasErrors = errors.lines !== undefined;
    clearErrors();
    changeLines(getValues('lines').toSpliced(index, 1));
    if (hasErrors) void trigger();
  }

  function save(values: { lines: PatternLines }) {
    saveFile(new Blob([patternFile(values.lines)], { type: 'application/json' }), 'work-patterns.json');
    reset(values);
  }

  return (
    <Panel title={t('patterns.title')} subtitle={t('patterns.purpose')}>
      {file.isLoadingError && (
        <FailureAlert onRetry={() => void file.refetch()}>
          {translateMessage(describeError(file.error))}
        </FailureAlert>
      )}
      {members.isLoadingError && (
        <FailureAlert onRetry={() => void members.refetch()}>
          {translateMessage(describeError(members.error))}
        </FailureAlert>
      )}
      <Form form={form} onSubmit={save} label={t('patterns.title')}>
        <Stack spacing={2}>
          {data !== undefined && count === 0 && <Typography>{t('patterns.none')}</Typography>}
          {Array.from({ length: count }, (_, index) => (
            <PatternLine
              // A line has no id: the form holds its values under the index.
              key={index}
              control={control}
              index={index}
              options={options}
              onRemove={() => remove(index)}
            />
          ))}
          <Stack direction="row" spacing={1}>
            <Button
              ref={addButton}
              variant="outlined"
              disabled={data === undefined}
              onClick={() => changeLines([...getValues('lines'), NEW_LINE])}
            >
              {t('patterns.add')}
            </Button>
            <Button type="submit" variant="contained" disabled={data === undefined}>
              {t('patterns.save')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Panel>
  );
}
