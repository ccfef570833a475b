import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { silent } from '@/api/silent-query';
import { useOwnDays } from '@/features/dashboard/components/month/use-own-days';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { recentWork } from '@/features/reporting/model/recent-work';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { StaffSlots } from '@/features/work/model/slot';
import { daysToCompleteNow } from '@/features/work/model/work-days';
import { hasBothLanguages, loadBothLanguages } from '@/i18n/both-languages';
import { useFormat } from '@/i18n/format';
import type { FeatureCommands } from '@/session/feature';
import { signOut } from '@/session/sign-out';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin } from '@/session/staff-schema';
import { usePreferences } from '@/theme/preferences';
import { useViews } from '../views/use-views';
import type { PaletteActs } from './create-command';
import { generalCommands } from './general-commands';
import { clickNow, clickWhenAvailable } from './page-buttons';
import { copyPageLink } from './page-link';
import { brushCommands, peopleCommands, projectCommands, viewCommands } from './record-commands';
import { screenCommands } from './screen-commands';

const MOST_BRUSHES = 6;
/** Members and projects seldom change: younger answers are not read again. */
const FRESH_MS = 5 * 60_000;
const selectRecent = (slots: StaffSlots) => recentWork(slots, MOST_BRUSHES);
const NO_RECORDS: readonly never[] = [];

/**
 * `isLoading`: until members and projects are read, and for administrators the catalogues of both languages.
 * `isPartial`: members or projects cannot be read. Own days and recent work come from the cache only.
 */
export function usePaletteCommands(
  features: readonly FeatureCommands[],
  openAppearance: () => void,
  showKeys: () => void,
) {
  const me = useSignedInStaff();
  const { language } = useFormat();
  const { mode } = usePreferences();
  const navigate = useNavigate();
  const { views } = useViews();
  // The long list of people is made once, when the catalogues of both languages have arrived.
  const [hasBoth, setHasBoth] = useState(() => hasBothLanguages('palette', 'shell'));
  useEffect(() => {
    if (!hasBoth) void loadBothLanguages('palette', 'shell').then(() => setHasBoth(true));
  }, [hasBoth]);
  const { today, facts } = useOwnDays({ isEnabled: false });
  const members = useQuery({ ...silent(memberQueries.list()), enabled: isAdmin(me), staleTime: FRESH_MS });
  const projects = useQuery({ ...silent(projectQueries.list()), staleTime: FRESH_MS });
  const { data: works = NO_RECORDS } = useQuery({
    ...slotQueries.ofStaff(me.id),
    enabled: false,
    select: selectRecent,
  });

  const acts = useMemo(
    (): PaletteActs => ({
      open(to, presses) {
        const [path = to] = to.split('?');
        if (presses && window.location.pathname === path && clickNow(presses)) return;
        void navigate(to);
        if (presses) clickWhenAvailable(presses, path);
      },
      // With a state, as in `ViewsDialog`.
      openView: (address) => void navigate(address, { state: {} }),
      openAppearance,
      showKeys,
      copyLink: () => copyPageLink({ me, today }),
      signOut,
    }),
    [navigate, openAppearance, showKeys, me, today],
  );
  const commands = useMemo(() => {
    const days = {
      today,
      // A getter, because only one command needs it.
      get toComplete() {
        return facts && daysToCompleteNow(facts)[0]?.date;
      },
    };
    return [
      ...screenCommands(me, features, days, acts),
      ...generalCommands(me, { mode }, acts),
      ...viewCommands(me, views, acts),
      ...peopleCommands((hasBoth && isAdmin(me) && members.data) || NO_RECORDS, language, today, acts),
      ...projectCommands(projects.data ?? NO_RECORDS, language, acts),
      ...brushCommands(works, language, acts),
    ];
  }, [me, features, today, facts, acts, mode, views, members.data, projects.data, works, language, hasBoth]);

  const isLoading = members.isLoading || projects.isLoading || (isAdmin(me) && !hasBoth);
  const isPartial = members.isLoadingError || projects.isLoadingError;
  return { me, commands, isLoading, isPartial };
}
