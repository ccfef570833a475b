import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { localName, nameKeywords, useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { translateMessage } from '@/i18n/message';
import { createSearch } from '@/lib/word-search';
import { SearchBox } from '@/ui/data-table/search-box';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { PageHeader } from '@/ui/page/page-header';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { PanelBoundary, StateMessage } from '@/ui/page/state-message';
import { type LocatedMember, locationQueries } from '../api/location-queries';
import { MemberAvatarGroups } from '../components/member-avatar-groups';
import type { StaffMapProps } from '../components/staff-map';
import type { MapMember } from '../model/place';
import { groupMembers, type MemberGroups } from '../model/member-groups';

type MemberFinderProps = {
  search: string;
  onSearch: (search: string) => void;
  groups: MemberGroups<LocatedMember> | undefined;
  count: number;
  /** The error as a `message()`. */
  error?: string;
  onRetry: () => void;
  onChoose: (member: LocatedMember) => void;
};

/** Searches people and lists the results; works without the map. Source: MP-1. */
function MemberFinder(props: MemberFinderProps) {
  const { search, onSearch, groups, count, error, onRetry, onChoose } = props;
  const { t } = useTranslation(['map', 'common']);

  function renderPeople() {
    if (error) {
      return (
        <StateMessage kind="error" onRetry={onRetry}>
          {translateMessage(error)}
        </StateMessage>
      );
    }
    if (!groups) return <SkeletonBlock height={160} />;
    if (count > 0) return <MemberAvatarGroups groups={groups} onChoose={onChoose} />;
    if (!search) return <StateMessage kind="empty" title={t('empty')} />;
    return (
      <StateMessage
        kind="noMatch"
        title={t('common:table.noMatch', { search })}
        action={
          <Button variant="outlined" onClick={() => onSearch('')}>
            {t('common:table.clearSearch')}
          </Button>
        }
      />
    );
  }

  return (
    <Panel>
      <SearchBox value={search} onChange={onSearch} label={t('search')} />
      <div role="status" className="visually-hidden">
        {search && groups && t('people', { count })}
      </div>
      <Box sx={{ mt: 2 }}>{renderPeople()}</Box>
    </Panel>
  );
}

/** The height of the map. Source: MP-1. */
const MAP_HEIGHT = 600;

/** Lazy, so that the list below works while the map loads, and without it. */
const StaffMap = lazy(async () => ({ default: (await import('../components/staff-map')).StaffMap }));

type MapPanelProps = StaffMapProps & { onFailed: () => void };

function MapPanel({ onFailed, ...props }: MapPanelProps) {
  return (
    <Panel isFlush>
      <PanelBoundary onFailed={onFailed}>
        <Suspense fallback={<SkeletonBlock height={MAP_HEIGHT} />}>
          <StaffMap {...props} />
        </Suspense>
      </PanelBoundary>
    </Panel>
  );
}

const NOBODY: readonly LocatedMember[] = [];
/** Converts a member to one on the map; empty without a place. */

function toMapMember(member: LocatedMember, language: Language): MapMember | [] {
  const { id, photoUrl, place, seenAt } = member;
  return place ? { id, name: localName(member, language), photoUrl, place, seenAt } : [];
}

/** Shows people on a map, and as avatars below it. Source: MP-1. */
export function LocationPage() {
  const { t } = useTranslation('map');
  const { language } = useFormat();
  const { data, error, refetch } = useQuery(locationQueries.list());
  const { search, setSearch } = useTableUrlState();
  /** Undefined until the map is loaded, null if it fails. */
  const [visible, setVisible] = useState<number[][] | null>();
  const [target, setTarget] = useState<{ member: MapMember } | null>(null);
  const top = useRef<HTMLDivElement>(null);

  // Deferred, so that typing stays responsive.
  const settled = useDeferredValue(search);
  const byName = useMemo(() => createSearch(data ?? NOBODY, (member) => nameKeywords(member)), [data]);
  const found = useMemo(() => byName.find(settled), [byName, settled]);
  const onMap = useMemo(() => found.flatMap((member) => toMapMember(member, language)), [found, language]);
  const shown = useDeferredValue(visible);
  const groups = useMemo(() => groupMembers(found, shown ?? null), [found, shown]);
  // The map decides the groups, so the avatars wait for it, to avoid moving from one group to another. A
  // search does not wait.
  const isInOrder = shown !== undefined || onMap.length === 0 || settled !== '';

  const choose = useCallback(
    (member: LocatedMember) => {
      const [mapMember] = [toMapMember(member, language)].flat();
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
          <MapPanel
            members={onMap}
            isSearched={settled.trim() !== ''}
            target={target}
            onVisible={setVisible}
            onFailed={() => setVisible(null)}
          />
        </Box>
        <MemberFinder
          search={search}
          onSearch={setSearch}
          groups={data && isInOrder ? groups : undefined}
          count={found.length}
          error={error && !data ? describeError(error) : undefined}
          onRetry={() => void refetch()}
          onChoose={choose}
        />
      </Stack>
    </>
  );
}
