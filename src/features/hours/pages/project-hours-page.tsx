import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findReadFailure } from '@/api/failure-of-reads';
import { sumHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import { type CalendarDate, today } from '@/lib/calendar-date';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { ExportControl } from '@/ui/export/export-control';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { SelectField } from '@/ui/form/choice-fields';
import { Form } from '@/ui/form/form';
import { DateField } from '@/ui/form/typed-field';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { toast } from '@/ui/toast/toast';
import { hoursQueries } from '../api/hours-queries';
import { BesideFields, FormGrid } from '../components/form-grid';
import { PeriodList } from '../components/period-list';
import { RangePresets } from '../components/range-presets';
import { ResultState } from '../components/result-state';
import { SearchButtons } from '../components/search-buttons';
import { useSheetWords } from '../components/use-hours-words';
import { useRunSearch } from '../components/use-run-search';
import { explorerAddress } from '../explorer/model/explorer-search';
import { projectHoursCsv, projectHoursWorkbook } from '../export/project-hours-workbook';
import { lastSixMonths, NO_RANGE, presetRange, rangeName } from '../model/date-range';
import { withDeletedProjects } from '../model/deleted-hours';
import { groupByMonth, groupByWeek, type PeriodHours, searchPeriods } from '../model/project-hours';
import {
  NO_QUESTION,
  presetQuestion,
  projectHoursFormSchema,
  type ProjectHoursInput,
  type ProjectHoursQuestion,
  questionRange,
  WEEK_COUNTS,
} from '../model/project-hours-form';
import { readQuestion, toQuestionFields } from '../model/report-search';
import { createMatch } from '../model/text-match';

const NO_PERIODS: readonly PeriodHours[] = [];

/** Reads the hours of the question, and groups those that the search finds. */
function useProjectPeriods(question: ProjectHoursQuestion | null, search: string) {
  const { t } = useTranslation('hours');
  const enabled = question !== null;
  const recorded = useQuery({ ...hoursQueries.projectHours(question ?? NO_QUESTION), enabled });
  const range = question ? questionRange(question) : NO_RANGE;
  const totals = useQuery({ ...hoursQueries.byMember(range), enabled });
  const name = t('member.deletedProjects');
  const periods = useMemo(() => {
    const hours = recorded.data;
    if (!hours || !totals.data || !question) return undefined;
    const { isByMonth, end, weeks } = question;
    const groups = isByMonth ? groupByMonth(hours) : groupByWeek(hours, end, weeks);
    return withDeletedProjects(groups, {
      recorded: hours,
      totals: totals.data,
      range: questionRange(question),
      name,
    });
  }, [recorded.data, totals.data, question, name]);
  const visible = useMemo(
    () => (periods ? searchPeriods(periods, createMatch(search)) : NO_PERIODS),
    [periods, search],
  );
  return {
    periods,
    visible,
    error: findReadFailure(recorded, totals),
    refetch: () => Promise.all([recorded.refetch(), totals.refetch()]),
  };
}

/** The fields: a count of weeks and their last day, or by month the first and the last day. Source: HR-3. */
function ProjectHoursFields({
  control,
}: {
  control: Control<ProjectHoursInput, unknown, ProjectHoursQuestion>;
}) {
  const { t } = useTranslation('hours');
  const isByMonth = useWatch({ control, name: 'isByMonth' });
  const weekOptions = WEEK_COUNTS.map((count) => ({ value: count, label: t('project.weeks', { count }) }));
  return (
    <>
      {isByMonth ? (
        <DateField control={control} name="start" label={t('field.start')} isRequired />
      ) : (
        <SelectField control={control} name="weeks" label={t('field.weeks')} options={weekOptions} />
      )}
      <DateField
        control={control}
        name="end"
        label={t('field.end')}
        helperText={isByMonth ? t('project.monthHint') : undefined}
        isRequired
      />
      <BesideFields>
        <CheckboxField control={control} name="isByMonth" label={t('field.byMonth')} />
      </BesideFields>
    </>
  );
}

type ProjectHoursExportProps = { periods: readonly PeriodHours[]; question: ProjectHoursQuestion };

/** Exports the weeks or months that the search finds. Source: HR-3, EX-1. */
function ProjectHoursExport({ periods, question }: ProjectHoursExportProps) {
  const { t } = useTranslation('exporting');
  const { language } = useFormat();
  const words = useSheetWords();
  return (
    <ExportControl
      blockedBecause={periods.length === 0 ? t('nothing') : undefined}
      prepare={() => {
        const title = `${t('file.project')}_${today()}_${rangeName(questionRange(question))}`;
        return {
          fileName: title,
          workbook: () => projectHoursWorkbook(periods, { ...question, words, language, title }),
          csv: () => projectHoursCsv(periods, { words, language }),
        };
      }}
    />
  );
}

const ignoreAnswer = () => undefined;
const reportFound = () => toast.success('toasts:hours.projectFound');

/** Hours by week or month, then project, then member; at first those of this week. Source: HR-3. */
export function ProjectHoursPage() {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const [urlQuestion, setQuestion] = useProjectQuestion();
  const [isCleared, setIsCleared] = useState(false);
  const currentDate = useToday();
  const thisWeek = useMemo(
    () => presetQuestion(presetRange('thisWeek', currentDate), 'thisWeek'),
    [currentDate],
  );
  const initialQuestion = isCleared ? null : thisWeek;
  const question = urlQuestion ?? initialQuestion;
  const form = useAppForm(projectHoursFormSchema, NO_QUESTION, question ?? NO_QUESTION);
  // An empty field is no mistake before a question, or a first month, was chosen.
  useLiveForm(form, setQuestion, () => {
    if (form.getValues('start') === '') form.clearErrors('start');
    if (!question && form.getValues('end') === '') form.clearErrors('end');
  });
  const runSearch = useRunSearch();
  const { search, setSearch } = useTableUrlState();
  const { periods, visible, error, refetch } = useProjectPeriods(question, useDeferredValue(search));

  function searchHours(next: ProjectHoursQuestion) {
    setQuestion(next);
    void runSearch(hoursQueries.projectHours(next), reportFound);
    void runSearch(hoursQueries.byMember(questionRange(next)), ignoreAnswer);
  }

  function clear() {
    setIsCleared(true);
    setQuestion(null);
    form.reset(NO_QUESTION);
  }

  return (
    <>
      <PageHeader
        title={t('project.title')}
        purpose={t('project.purpose')}
        action={<CopyLink fields={question ? toQuestionFields(question) : {}} />}
      />
      <Stack spacing={2}>
        <Panel isScreenOnly>
          <RangePresets
            range={question && questionRange(question)}
            onPick={(range, preset) => searchHours(presetQuestion(range, preset))}
          />
          <Form form={form} onSubmit={searchHours} label={t('project.form')}>
            <FormGrid>
              <ProjectHoursFields control={form.control} />
              <SearchButtons onClear={clear} />
            </FormGrid>
          </Form>
        </Panel>
        <Panel
          title={question ? t('project.result') : undefined}
          subtitle={periods && t('total', { hours: format.hours(sumHours(visible)) })}
          actions={
            question && (
              <Button
                component={Link}
                to={sixMonthsAddress(questionRange(question).end)}
                size="small"
                variant="outlined"
              >
                {t('project.sixMonths')}
              </Button>
            )
          }
          isFlush
        >
          <ResultState
            count={question ? periods?.length : 0}
            hasRange={question !== null}
            found={visible.length}
            search={search}
            onSearch={setSearch}
            exporter={<ProjectHoursExport periods={visible} question={question ?? thisWeek} />}
            error={error}
            onRetry={refetch}
          >
            <PeriodList periods={visible} />
          </ResultState>
        </Panel>
      </Stack>
    </>
  );
}

/** The address of the same hours by month, over six months. */
const sixMonthsAddress = (day: CalendarDate) =>
  explorerAddress({ range: lastSixMonths(day), rows: 'project', columns: 'month' });

const NO_FIELDS = { start: null, end: null, weeks: null, q: null };

/** Returns the question in the URL, null where it has none, and a function that changes it. */
function useProjectQuestion() {
  const [question, change] = useUrlState(readQuestion);
  const setQuestion = (next: ProjectHoursQuestion | null) =>
    change(next ? toQuestionFields(next) : NO_FIELDS);
  return [question, setQuestion] as const;
}
