import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localName, useFormat } from '@/i18n/format';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import { parseTableState } from '@/ui/data-table/use-table-url-state';
import { useFoundRows } from '@/ui/data-table/use-found-rows';
import { type CardText, useCardText } from '../../components/staff-card';

/** A card as one of many. */
export type BatchCard = {
  /** The member's. */
  id: number;
  /** As lists call the member. */
  name: string;
  staffNo: string;
  text: CardText;
  /** Where the stored photo lies; null where there is none. */
  photo: string | null;
};

/** The cards of the chosen members, in the order in which the list shows them. */
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
        photo: member.staff_image_url || null,
      })),
    [rows, language, toCardText],
  );
}
