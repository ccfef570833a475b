import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { teamHoursQueries } from '@/features/work/api/team-hours-queries';
import { sumHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import { message } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { Form } from '@/ui/form/form';
import { useAppForm, useLiveForm } from '@/ui/form/use-app-form';
import { CopyLink } from '@/ui/page/copy-link';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { useToday } from '@/ui/page/use-today';
import { toast } from '@/ui/toast/toast';
import { hoursQueries } from '../api/hours-queries';
import { FormGrid } from '../components/form-grid';
import { PeriodList } from '../components/period-list';
import { ProjectHoursExport } from '../components/project-hours-export';
import { ProjectHoursFields } from '../components/project-hours-fields';
import { RangePresets } from '../components/range-presets';
import { ResultState } from '../components/result-state';
import { SearchButtons } from '../components/search-buttons';
import { useProjectPeriods, useProjectQuestion } from '../components/use-project-hours';
import { useRunSearch } from '../components/use-run-search';
import { explorerAddress } from '../explorer/model/explorer-address';
import { lastSixMonths, presetRange } from '../model/date-range';
import {
  NO_QUESTION,
  presetQuestion,
  projectHoursFormSchema,
  type ProjectHoursQuestion,
  questionRange,
} from '../model/project-hours-form';
import { toQuestionFields } from '../model/report-search';

const ignoreAnswer = () => undefined;
const reportFound = () => toast.success(message('toasts:hours.projectFound'));

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
  useLiveForm(form, setQuestion, () => {
    // By month, the start is empty until the first month is chosen.
    if (form.getValues('start') === '') form.clearErrors('start');
    // Without a question, an empty end is not a mistake yet.
    if (!question && form.getValues('end') === '') form.clearErrors('end');
  });
  const runSearch = useRunSearch();
  const { search, setSearch } = useTableUrlState();
  const { range, periods, visible, error, retry } = useProjectPeriods(question, useDeferredValue(search));

  function searchHours(next: ProjectHoursQuestion) {
    setQuestion(next);
    void runSearch(hoursQueries.projectHours(next), reportFound);
    void runSearch(teamHoursQueries.byMember(questionRange(next)), ignoreAnswer);
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
            range={range}
            onPick={(picked, preset) => searchHours(presetQuestion(picked, preset))}
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
            range && (
              <Button component={Link} to={sixMonthsAddress(range.end)} size="small" variant="outlined">
                {t('project.sixMonths')}
              </Button>
            )
          }
          isFlush
        >
          <ResultState
            count={periods?.length}
            hasRange={question !== null}
            found={visible.length}
            search={search}
            onSearch={setSearch}
            exporter={
              question &&
              range && <ProjectHoursExport periods={visible} isByMonth={question.isByMonth} range={range} />
            }
            error={error}
            onRetry={retry}
          >
            <PeriodList periods={visible} />
          </ResultState>
        </Panel>
      </Stack>
    </>
  );
}

const sixMonthsAddress = (day: CalendarDate) =>
  explorerAddress({ range: lastSixMonths(day), rows: 'project' });
