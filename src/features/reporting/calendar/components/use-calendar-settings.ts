import { useState } from 'react';
import type { Rounding } from '@/features/work/model/rounding';
import type { WorkIds } from '@/features/work/model/slot';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { readRounding, writeRounding } from '../api/rounding-store';
import { readTitleWorks, writeTitleWorks } from '../api/title-work-store';
import { rememberWork } from '../model/title-works';

export function useRounding() {
  const { id } = useSignedInStaff();
  const [rounding, setRounding] = useState(() => readRounding(id));
  return {
    rounding,
    chooseRounding: (next: Rounding) => {
      writeRounding(id, next);
      setRounding(next);
    },
  };
}

export function useTitleWorks() {
  const { id } = useSignedInStaff();
  const [stored, setStored] = useState(() => readTitleWorks(id));

  function write({ works, isKept }: typeof stored) {
    writeTitleWorks(id, works, isKept);
    setStored({ works, isKept });
  }

  return {
    ...stored,
    // Another tab may have stored other works meanwhile.
    remember: (titles: readonly string[], work: WorkIds) => {
      const current = readTitleWorks(id);
      write({ works: rememberWork(current.works, titles, work), isKept: current.isKept });
    },
    keep: (isKept: boolean) => write({ works: readTitleWorks(id).works, isKept }),
  };
}
