import type { ReactNode } from 'react';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import type { PickingTable } from '@/ui/data-table/row-picks';

type UseSelection<Row> = (everything: readonly Row[]) => { selection: RowSelection<Row>; dialog: ReactNode };

/** Lets the rows of a table be selected as `useSelection` says, with the dialog in which many are acted upon. */
export function pickingOf<Row>(useSelection: UseSelection<Row>) {
  return function Picking({ everything, ...table }: PickingTable<Row> & { everything: readonly Row[] }) {
    const { selection, dialog } = useSelection(everything);
    return (
      <>
        <RowPicking {...table} selection={selection} />
        {dialog}
      </>
    );
  };
}
