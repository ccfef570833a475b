import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { localName, useFormat } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { useTableUrlState } from '@/ui/data-table/use-table-url-state';
import { PageHeader } from '@/ui/page/page-header';
import type { LocatedMember } from '../api/located-member-schema';
import { locationQueries } from '../api/location-queries';
import { MapPanel } from '../components/map-panel';
import { MemberFinder } from '../components/member-finder';
import { groupMembers } from '../model/member-groups';
import { createNameSearch, type MapMember } from '../model/map-member';

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
  const findByName = useMemo(() => createNameSearch(data ?? NOBODY), [data]);
  const found = useMemo(() => findByName(settled), [findByName, settled]);
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
