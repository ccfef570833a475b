import ArrowBack from '@mui/icons-material/ArrowBack';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getWeekday } from '@/lib/calendar-date';
import { paths } from '@/config/paths';
import { withCatalogues } from '@/i18n/i18n';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useToday } from '@/ui/page/use-today';
import { useUrlState } from '@/ui/page/use-url-state';
import { DefaultDays } from '../components/settings/default-days';
import { DefaultsPlaceholder } from '../components/settings/defaults-placeholder';
import { SettingPersonField } from '../components/settings/setting-person-field';
import { useSettingHistory } from '../components/settings/use-setting-history';
import { useReportingPeople } from '../components/people/use-reporting-people';
import { useStaffSlots } from '../components/recorded/use-staff-slots';
import { WriteUndo } from '../components/writing/write-undo';
import { readSettingSearch } from '../model/setting-search';
import { FixedPerson } from '../components/people/fixed-person';

const SettingDialog = lazyComponent(
  async () => (await import('../components/settings/setting-dialog')).SettingDialog,
);

const GroupDefaults = lazyComponent(
  async () =>
    (await withCatalogues(import('../group/components/group-defaults'), 'members', 'lists')).GroupDefaults,
);

/** The height of the field with its label in px, so that nothing moves when the people arrive. */
const PERSON_HEIGHT = 65;

/** The weekday defaults, Sunday to Saturday. Source: RS-1. */
export function ReportingSettingPage() {
  const { t } = useTranslation('reporting');
  const [search, change] = useUrlState(readSettingSearch);
  const { me, canChoose, people, isLoading, isFailed, retry } = useReportingPeople();
  const [isEditing, setIsEditing] = useState(false);
  const first = isLoading ? undefined : (people[0] ?? me);
  const person = people.find(({ id }) => id === search.staff) ?? first;
  const staffIds = useMemo(() => (person ? [person.id] : []), [person]);
  const staffSlots = useStaffSlots(staffIds);
  const settings = person && staffSlots.recorded.get(person.id)?.settings;
  const history = useSettingHistory(people);
  const today = useToday();
  const weekday = search.weekday ?? getWeekday(today);
  const isForMany = canChoose && search.view === 'many';
  const hasDefaults = settings !== undefined && [...settings.values()].some((day) => day.size > 0);

  const edit = () => setIsEditing(true);

  return (
    <>
      <SettingHeader undo={<WriteUndo history={history} />} isEditable={settings !== undefined} onEdit={edit}>
        {canChoose && (
          <Button
            variant="outlined"
            disabled={!isForMany && !hasDefaults}
            onClick={() => change({ view: isForMany ? null : 'many', staff: person?.id }, { replace: false })}
          >
            {isForMany ? t('setting.close') : t('setting.applyToOthers')}
          </Button>
        )}
      </SettingHeader>
      <Panel>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            mb: 2,
            maxWidth: 360,
            minHeight: canChoose ? PERSON_HEIGHT : undefined,
          }}
        >
          {canChoose && person && (
            <SettingPersonField
              people={people}
              chosenId={person.id}
              onChosen={(staff) => change({ staff })}
              isLoading={isLoading}
            />
          )}
          {!canChoose && person && <FixedPerson person={person} />}
          {isFailed && <FailureAlert onRetry={retry}>{t('people.listFailed')}</FailureAlert>}
        </Box>
        {isForMany && !settings && <DefaultsPlaceholder person={person} staffSlots={staffSlots} />}
        {!isForMany && (
          <DefaultDays
            person={person}
            settings={settings}
            staffSlots={staffSlots}
            weekday={weekday}
            onWeekday={(day) => change({ weekday: day })}
            onEdit={edit}
          />
        )}
      </Panel>
      {isForMany && person && settings && (
        <Box sx={{ mt: 2 }}>
          <GroupDefaults key={person.id} source={person} settings={settings} people={people} />
        </Box>
      )}
      {isEditing && person && settings && (
        <SettingDialog
          key={person.id}
          person={person}
          weekday={weekday}
          settings={settings}
          onWritten={history.remember}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

type SettingHeaderProps = { undo: ReactNode; children: ReactNode; isEditable: boolean; onEdit: () => void };

function SettingHeader({ undo, children, isEditable, onEdit }: SettingHeaderProps) {
  const { t } = useTranslation('reporting');
  return (
    <PageHeader
      title={t('setting.title')}
      purpose={t('setting.purpose')}
      action={
        <>
          {undo}
          <Button component={Link} to={paths.reporting} startIcon={<ArrowBack />}>
            {t('setting.back')}
          </Button>
          {children}
          <Button variant="contained" startIcon={<Edit />} disabled={!isEditable} onClick={onEdit}>
            {t('setting.edit')}
          </Button>
        </>
      }
    />
  );
}
