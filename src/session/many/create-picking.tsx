import type { ReactNode } from 'react';
import { RowPicking, type RowSelection } from '@/ui/data-table/row-picking';
import type { PickingTable } from '@/ui/data-table/row-picks';

type UseSelection<Row> = (
  everything: readonly Row[],
  onDone?: (ids: readonly number[]) => void,
) => { selection: RowSelection<Row>; dialog: ReactNode };

type PickingProps<Row> = PickingTable<Row> & {
  everything: readonly Row[];
  onDone?: (ids: readonly number[]) => void;
};

export function createPicking<Row>(useSelection: UseSelection<Row>) {
  return function Picking({ everything, onDone, ...table }: PickingProps<Row>) {
    const { selection, dialog } = useSelection(everything, onDone);
    return (
      <>
        <RowPicking {...table} selection={selection} />
        {dialog}
      </>
    );
  };
}
