import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormat } from '@/i18n/format';
import { withCatalogues } from '@/i18n/i18n';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin as isAdminRole } from '@/session/staff-schema';
import { lazyComponent } from '@/start/lazy-component';
import { PageHeader } from '@/ui/page/page-header';
import { ViewTabs } from '@/ui/page/view-tabs';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { useUrlState } from '@/ui/page/use-url-state';
import { leaveQueries } from '../api/leave-queries';
import { useLeaveFinder } from '../api/use-leave-finder';
import { useRecordScope } from '../api/use-record-scope';
import { LeaveRecordTable } from '../components/leave-record-table';
import { LeaveTable } from '../components/leave-table';
import { toPerson, type LeaveRecord, type Person } from '../model/leave';

const RegisteredOvertimes = lazyComponent(
  async () => (await import('../components/registered-overtimes')).RegisteredOvertimes,
  { meanwhile: <SkeletonBlock height={320} /> },
);

const Wall = lazyComponent(
  async () => (await withCatalogues(import('../wall/components/leave-wall'), 'wall', 'exporting')).LeaveWall,
  { meanwhile: <SkeletonBlock height={640} /> },
);

const readView = (params: URLSearchParams) => (params.get('view') === 'wall' ? 'wall' : 'records');

/** Leave records, or with `?view=wall` who is off in four weeks; staff see their own. Source: LV-5. */
export function LeaveRecordPage() {
  const { t } = useTranslation('leave');
  const isAdmin = isAdminRole(useSignedInStaff());
  const [view] = useUrlState(readView);
  const isWall = view === 'wall';
  const purpose = isAdmin ? t('records.purpose') : t('records.ownPurpose');
  const wallPurpose = isAdmin ? t('records.wallPurpose') : t('records.ownWallPurpose');
  return (
    <>
      <PageHeader
        title={isWall ? t('records.wall') : t('records.title')}
        purpose={isWall ? wallPurpose : purpose}
        action={
          <Button component={Link} to={paths.leaveRegistration} variant="contained">
            {t('records.register')}
          </Button>
        }
      />
      <ViewTabs
        label={t('records.tabs')}
        tabs={[
          { to: paths.leaveRecords, words: t('records.list'), isCurrent: !isWall },
          { to: `${paths.leaveRecords}?view=wall`, words: t('records.wall'), isCurrent: isWall },
        ]}
      />
      {isWall ? <Wall /> : <Records />}
    </>
  );
}

const readRecordKey = (params: URLSearchParams) => params.get('record');

function scrollIntoView(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' });
}

function Records() {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const self = useSignedInStaff();
  const isAdmin = isAdminRole(self);
  const [recordKey, changeSearch] = useUrlState(readRecordKey);
  const scope = useRecordScope();
  const { data: records, error, refetch } = useQuery(leaveQueries.records(scope));
  const list = useRef<HTMLDivElement>(null);
  const shownRecord = isAdmin ? records?.find(({ key }) => key === recordKey) : undefined;
  const shownPerson = useMemo(() => shownRecord && toPerson(shownRecord), [shownRecord]);

  function show({ key }: LeaveRecord) {
    changeSearch({ record: key });
  }

  function hide({ key }: LeaveRecord) {
    // The pressed button disappears; the row may be hidden by a search or on another page.
    const showButton = list.current?.querySelector<HTMLElement>(`[data-record="${key}"]`);
    (showButton ?? list.current)?.focus();
    changeSearch({ record: null });
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <div ref={list} tabIndex={-1}>
        <Panel isFlush>
          <LeaveRecordTable
            records={records}
            error={error}
            onRetry={refetch}
            onShow={isAdmin ? show : undefined}
          />
        </Panel>
      </div>
      {!isAdmin && (
        <>
          <PersonLeavesPanel title={t('records.ownLeaves')} person={self} />
          <Panel title={t('records.ownOvertimes')} isFlush>
            <RegisteredOvertimes onlyPerson={self} />
          </Panel>
        </>
      )}
      {shownRecord && shownPerson && (
        <div key={shownRecord.key} ref={scrollIntoView}>
          <PersonLeavesPanel
            title={t('records.leavesOf', { name: format.name(shownRecord) })}
            person={shownPerson}
            onHide={() => hide(shownRecord)}
          />
        </div>
      )}
    </Box>
  );
}

type PersonLeavesPanelProps = {
  title: string;
  person: Person;
  onHide?: () => void;
};

function PersonLeavesPanel({ title, person, onHide }: PersonLeavesPanelProps) {
  const { t } = useTranslation('leave');
  const { findLeaves, error, refetch } = useLeaveFinder();
  const leaves = useMemo(() => findLeaves?.(person), [findLeaves, person]);
  return (
    <Panel title={title} isFlush actions={onHide && <Button onClick={onHide}>{t('records.hide')}</Button>}>
      <LeaveTable
        label={title}
        leaves={leaves}
        error={error}
        onRetry={refetch}
        hasNames={false}
        empty={{ title: t('records.noLeaves'), why: t('records.noLeavesWhy') }}
      />
    </Panel>
  );
}
