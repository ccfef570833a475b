import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quietly } from '@/api/quietly';
import { useOwnDays } from '@/features/dashboard/components/month/use-own-days';
import { memberQueries } from '@/features/members/api/member-queries';
import { projectQueries } from '@/features/projects/api/project-queries';
import { recentWork } from '@/features/reporting/model/recent-work';
import { slotQueries } from '@/features/work/api/slot-queries';
import type { StaffSlots } from '@/features/work/model/slot';
import { daysToCompleteNow } from '@/features/work/model/work-days';
import { hasBothLanguages, loadBothLanguages } from '@/i18n/both-languages';
import { useFormat } from '@/i18n/format';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { signOut } from '@/session/sign-out';
import { usePreferences } from '@/theme/preferences';
import { generalCommands, screenCommands, type PaletteActs } from './palette-commands';
import { brushCommands, peopleCommands, projectCommands, viewCommands } from './record-commands';
import { canPress, copyPageLink, pressWhenThere } from './page-buttons';
import { useViews } from '../views/saved-views';

const MOST_BRUSHES = 6;
const FRESH_MS = 5 * 60_000;
const recentOf = (slots: StaffSlots) => recentWork(slots, MOST_BRUSHES);
const NOTHING: readonly never[] = [];

/**
 * All that the palette offers to whoever is signed in. Members and projects are read when it is opened for the first time, unless
 * they are known; of one's own days it takes what others have read. What cannot be had is left out, and `isPartial` says so.
 */
export function usePaletteCommands(openAppearance: () => void, showKeys: () => void) {
  const me = useSignedInStaff();
  const { language } = useFormat();
  const { mode } = usePreferences();
  const navigate = useNavigate();
  const { views } = useViews();
  // The palette does not wait for the words of the other language; its search finds them once they are there.
  const [hasBoth, setHasBoth] = useState(() => hasBothLanguages('palette', 'shell'));
  useEffect(() => {
    if (!hasBoth) void loadBothLanguages('palette', 'shell').then(() => setHasBoth(true));
  }, [hasBoth]);
  const { today, known } = useOwnDays({ isEnabled: false });
  const members = useQuery({ ...quietly(memberQueries.list()), enabled: isAdmin(me), staleTime: FRESH_MS });
  const projects = useQuery({ ...quietly(projectQueries.list()), staleTime: FRESH_MS });
  const { data: works = NOTHING } = useQuery({
    ...slotQueries.ofStaff(me.id),
    ...{ enabled: false, select: recentOf },
  });

  const acts = useMemo(
    (): PaletteActs => ({
      open(to, presses) {
        const [path] = to.split('?');
        const isHere = presses !== undefined && window.location.pathname === path && canPress(presses);
        if (!isHere) void navigate(to);
        if (presses) pressWhenThere(presses);
      },
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
      // Asked for by the one command that leads there.
      get toComplete() {
        return known && daysToCompleteNow(known)[0]?.date;
      },
    };
    return [
      ...screenCommands(me, days, acts),
      ...generalCommands(me, { mode }, acts),
      ...viewCommands(me, views, acts),
      ...peopleCommands((hasBoth && isAdmin(me) && members.data) || NOTHING, language, today, acts),
      ...projectCommands(projects.data ?? NOTHING, language, acts),
      ...brushCommands(works, language, acts),
    ];
  }, [me, today, known, acts, mode, views, members.data, projects.data, works, language, hasBoth]);

  const isPartial = (members.isError && !members.data) || (projects.isError && !projects.data);
  return { me, commands, isPartial };
}
