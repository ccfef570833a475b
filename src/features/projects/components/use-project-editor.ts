import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';

const NAME = 'edit';

function parseId(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Which project the form edits: it stands in the URL, and is null while the form registers a new one. */
export function useProjectEditor() {
  const [params, setParams] = useSearchParams();
  const canEdit = isAdmin(useSignedInStaff());
  // The form takes the focus once it was used, but not from somebody who just arrived.
  const [isInUse, setIsInUse] = useState(false);

  function setEdited(id: number | null) {
    setIsInUse(true);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(NAME);
        else next.set(NAME, String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return {
    canEdit,
    editedId: canEdit ? parseId(params.get(NAME)) : null,
    isInUse,
    open: (id: number) => {
      setEdited(id);
      window.scrollTo({ top: 0 });
    },
    close: () => setEdited(null),
  };
}

export type ProjectEditor = ReturnType<typeof useProjectEditor>;
