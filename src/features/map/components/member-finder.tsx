import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { SearchBox } from '@/ui/data-table/search-box';
import { Panel } from '@/ui/page/panel';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import type { LocatedMember } from '../api/location-queries';
import type { MemberGroups } from '../model/member-groups';
import { MemberAvatarGroups } from './member-avatar-groups';

type MemberFinderProps = {
  search: string;
  /** The search that found `groups` and `count`; typing changes `search` first. Empty for an empty list. */
  appliedSearch: string;
  onSearch: (search: string) => void;
  groups: MemberGroups<LocatedMember> | undefined;
  count: number;
  /** The error as a `message()`. */
  error?: string;
  onRetry: () => void;
  onChoose: (member: LocatedMember) => void;
};

/** Works without the map. Source: MP-1. */
export function MemberFinder(props: MemberFinderProps) {
  const { search, appliedSearch, onSearch, groups, count, error, onRetry, onChoose } = props;
  const { t } = useTranslation(['map', 'common']);
  const searchInput = useRef<HTMLInputElement>(null);

  function clearSearch() {
    // The pressed button disappears.
    searchInput.current?.focus();
    onSearch('');
  }

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
    if (!appliedSearch) return <StateMessage kind="empty" title={t('empty')} />;
    return (
      <StateMessage
        kind="noMatch"
        title={t('common:table.noMatch', { search: appliedSearch })}
        action={
          <Button variant="outlined" onClick={clearSearch}>
            {t('common:table.clearSearch')}
          </Button>
        }
      />
    );
  }

  return (
    <Panel>
      <SearchBox value={search} onChange={onSearch} label={t('search')} inputRef={searchInput} />
      <div role="status" className="visually-hidden">
        {appliedSearch && groups && t('people', { count })}
      </div>
      <Box sx={{ mt: 2 }}>{renderPeople()}</Box>
    </Panel>
  );
}
