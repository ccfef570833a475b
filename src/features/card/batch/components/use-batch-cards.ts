import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localName, useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { parseTableState } from '@/ui/data-table/use-table-url-state';
import { useFoundRows } from '@/ui/data-table/use-found-rows';
import { type CardText, useCardText } from '../../components/use-card-text';

export type BatchCard = {
  id: number;
  name: string;
  staffNo: string;
  text: CardText;
  photoUrl: string | null;
};

/** The cards of the chosen members, in the order of the list. */
export function useBatchCards(
  everybody: readonly Staff[],
  chosen: ReadonlySet<number>,
  columns: readonly Column<Staff>[],
): readonly BatchCard[] {
  const { language } = useFormat();
  const toCardText = useCardText();
  const [params] = useSearchParams();
  const { sort } = parseTableState(params, { columns });
  const members = useMemo(() => everybody.filter(({ id }) => chosen.has(id)), [everybody, chosen]);
  const rows = useFoundRows(members, columns, '', sort);
  return useMemo(
    () =>
      rows.map((member) => ({
        id: member.id,
        name: localName(member, language),
        staffNo: member.staff_no,
        text: toCardText(member),
        photoUrl: member.staff_image_url || null,
      })),
    [rows, language, toCardText],
  );
}
