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
  /** Undefined while the members are on their way. */
  groups: MemberGroups<LocatedMember> | undefined;
  /** How many were found. */
  count: number;
  /** Why there are none, as a `message()`. */
  error?: string;
  onRetry: () => void;
  onChoose: (member: LocatedMember) => void;
};

/** The search and the people it finds; works without the map. Source: MP-1. */
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

/** As high as the map. Source: MP-1. */
const MAP_HEIGHT = 600;

/** The list below can be used while the map is on its way, and when it does not come. */
const StaffMap = lazy(async () => ({ default: (await import('../components/staff-map')).StaffMap }));

type MapPanelProps = StaffMapProps & { onFailed: () => void };

/** The map in its own panel, which may fail alone. */
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
/** Only the search of the list stands in the URL. */

function toMapMember(member: LocatedMember, language: Language): MapMember | [] {
  const { id, photoUrl, place, seenAt } = member;
  return place ? { id, name: localName(member, language), photoUrl, place, seenAt } : [];
}

/** Where people are: a map, and below it the same people as avatars. Source: MP-1. */
export function LocationPage() {
  const { t } = useTranslation('map');
  const { language } = useFormat();
  const { data, error, refetch } = useQuery(locationQueries.list());
  const { search, setSearch } = useTableUrlState();
  /** Undefined while the map is on its way, null when it does not come. */
  const [visible, setVisible] = useState<number[][] | null>();
  const [target, setTarget] = useState<{ member: MapMember } | null>(null);
  const top = useRef<HTMLDivElement>(null);

  // Typing stays fluent: map and avatars follow a moment later.
  const settled = useDeferredValue(search);
  const byName = useMemo(() => createSearch(data ?? NOBODY, (member) => nameKeywords(member)), [data]);
  const found = useMemo(() => byName.find(settled), [byName, settled]);
  const onMap = useMemo(() => found.flatMap((member) => toMapMember(member, language)), [found, language]);
  const shown = useDeferredValue(visible);
  const groups = useMemo(() => groupMembers(found, shown ?? null), [found, shown]);
  // The map puts people in order: nobody is shown at one place first and at another one then. A search need not wait.
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
