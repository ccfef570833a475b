import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { nameKeywords } from '@/i18n/search-keywords';
import { createSearch } from '@/lib/word-search';
import { lazyComponent } from '@/start/lazy-component';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { PanelBoundary } from '@/ui/page/panel-boundary';
import { type LocatedMember, locationQueries } from '../api/location-queries';
import { MemberFinder } from '../components/member-finder';
import type { StaffMapProps } from '../components/staff-map';
import { toMapMember, type MapMember } from '../model/map-member';
import { groupMembers } from '../model/member-groups';

/** The height of the map. Source: MP-1. */
const MAP_HEIGHT = 600;

/** Lazy, so that search and list work while the map loads, and after a failure. */
const StaffMap = lazyComponent<StaffMapProps>(
  async () => (await import('../components/staff-map')).StaffMap,
  { meanwhile: <SkeletonBlock height={MAP_HEIGHT} />, throwOnError: true },
);

const NOBODY: readonly LocatedMember[] = [];

/** Source: MP-1. */
export function LocationPage() {
  const { t } = useTranslation('map');
  const { language } = useFormat();
  const { data, error, isLoadingError, refetch } = useQuery(locationQueries.list());
  const { search, setSearch } = useTableUrlState();
  /** The ids in each visible marker and cluster; undefined until the map is loaded, null if it fails. */
  const [visible, setVisible] = useState<number[][] | null>();
  const [target, setTarget] = useState<{ member: MapMember } | null>(null);
  const top = useRef<HTMLDivElement>(null);

  const appliedSearch = useDeferredValue(search).trim();
  const byName = useMemo(() => createSearch(data ?? NOBODY, (member) => nameKeywords(member)), [data]);
  const found = useMemo(() => byName.find(appliedSearch), [byName, appliedSearch]);
  const onMap = useMemo(
    () => found.map((member) => toMapMember(member, language)).filter((member) => member !== null),
    [found, language],
  );
  const shownGroups = useDeferredValue(visible);
  const groups = useMemo(() => groupMembers(found, shownGroups ?? null), [found, shownGroups]);
  // Avatars wait for the first groups of the map, so that they do not jump. Results of a search do not wait.
  const areGroupsSettled = shownGroups !== undefined || onMap.length === 0 || appliedSearch !== '';

  const choose = useCallback(
    (member: LocatedMember) => {
      const mapMember = toMapMember(member, language);
      if (!mapMember) return;
      top.current?.scrollIntoView({ block: 'nearest' });
      setTarget({ member: mapMember });
    },
    [language],
  );

  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Stack spacing={2}>
        <Box ref={top} sx={{ scrollMarginTop: 80 }}>
          <Panel isFlush>
            <PanelBoundary onFailed={() => setVisible(null)}>
              <StaffMap members={onMap} search={appliedSearch} target={target} onVisible={setVisible} />
            </PanelBoundary>
          </Panel>
        </Box>
        <MemberFinder
          search={search}
          appliedSearch={data?.length === 0 ? '' : appliedSearch}
          onSearch={setSearch}
          groups={data && areGroupsSettled ? groups : undefined}
          count={found.length}
          error={isLoadingError ? describeError(error) : undefined}
          onRetry={() => void refetch()}
          onChoose={choose}
        />
      </Stack>
    </>
  );
}
