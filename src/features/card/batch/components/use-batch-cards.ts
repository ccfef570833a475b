import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { parseTableState } from '@/ui/data-table/use-table-url-state';
import { useFoundRows } from '@/ui/data-table/use-found-rows';
import { useStructuralSharing } from '@/ui/page/use-structural-sharing';
import { type CardText, useCardText } from '../../components/use-card-text';

export type BatchCard = {
  id: number;
  eng_name: string;
  jp_name: string;
  staffNo: string;
  text: CardText;
  photoUrl: string | null;
};

/** In the order of the list. Equal cards stay the same array, because another array ends a run. */
export function useBatchCards(
  everybody: readonly Staff[],
  chosen: ReadonlySet<number>,
  columns: readonly Column<Staff>[],
): readonly BatchCard[] {
  const toCardText = useCardText();
  const [params] = useSearchParams();
  const { sort } = parseTableState(params, { columns });
  const members = useMemo(() => everybody.filter(({ id }) => chosen.has(id)), [everybody, chosen]);
  const rows = useFoundRows(members, columns, '', sort);
  const cards = useMemo(
    () =>
      rows.map((member) => ({
        id: member.id,
        eng_name: member.eng_name,
        jp_name: member.jp_name,
        staffNo: member.staff_no,
        text: toCardText(member),
        photoUrl: member.staff_image_url || null,
      })),
    [rows, toCardText],
  );
  return useStructuralSharing(cards);
}
