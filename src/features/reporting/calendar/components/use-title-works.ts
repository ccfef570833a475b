import { useState } from 'react';
import { useSignedInStaff } from '@/session/signed-in-staff';
import type { WorkIds } from '@/features/work/model/slot';
import { readTitleWorks, writeTitleWorks } from '../api/title-work-store';
import { learn } from '../model/title-works';

/** What this browser learned of the titles of the signed-in staff. */
export function useTitleWorks() {
  const { id } = useSignedInStaff();
  const [known, setKnown] = useState(() => readTitleWorks(id));

  function put({ works, isKept }: typeof known) {
    writeTitleWorks(id, works, isKept);
    setKnown({ works, isKept });
  }

  return {
    ...known,
    // Another tab may have learned meanwhile.
    learn: (titles: readonly string[], work: WorkIds) => {
      const now = readTitleWorks(id);
      put({ ...now, works: learn(now.works, titles, work) });
    },
    keep: (isKept: boolean) => put({ works: readTitleWorks(id).works, isKept }),
  };
}
