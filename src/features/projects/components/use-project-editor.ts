import { useState } from 'react';
import { urlNumber } from '@/lib/url-fields';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { stateOfRow } from '@/ui/data-table/list-return';
import { askBeforeLeaving } from '@/ui/form/use-leave-guard';
import { useUrlState } from '@/ui/page/use-url-state';

const readEdited = (params: URLSearchParams) => urlNumber.parse(params.get('edit'));

/** Which project the form edits: it stands in the URL, and is null while the form registers a new one. */
export function useProjectEditor() {
  const [askedId, change] = useUrlState(readEdited);
  const canEdit = isAdmin(useSignedInStaff());
  const editedId = canEdit ? askedId : null;
  const [round, setRound] = useState(0);

  function setEdited(id: number | null, isSaved = false) {
    setRound(round + 1);
    if (id === editedId) return;
    change(
      { edit: id },
      // The way back does not lead into a project that is saved already.
      {
        replace: id === null,
        state: id === null && editedId !== null ? stateOfRow(editedId, isSaved) : null,
      },
    );
  }

  return {
    canEdit,
    editedId,
    /** Counts up whenever the form is to start afresh, with the focus in it; 0 for somebody who just arrived. */
    round,
    open: async (id: number) => {
      if (!(await askBeforeLeaving())) return;
      setEdited(id);
      window.scrollTo({ top: 0 });
    },
    /** Back to the list, with the row that was edited in sight. */
    close: (isSaved = false) => setEdited(null, isSaved),
  };
}

export type ProjectEditor = ReturnType<typeof useProjectEditor>;
