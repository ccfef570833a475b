import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import type { RowKey } from './column';
import { ListIcon } from './list-icon';
import styles from './rows-view.module.css';

const rowSchema = z.object({ key: z.union([z.string(), z.number()]), isSaved: z.boolean() });
const arrivalSchema = z.object({ row: rowSchema });

/** The row with which a list opens: that of the record whose form was just left. */
export type ArrivedRow = z.output<typeof rowSchema>;

/** The state of a navigation to the list in which the row is to be in sight. */
export const stateOfRow = (key: RowKey, isSaved: boolean) => ({ row: { key, isSaved } });

/** The row that is to be in sight, until the address changes; not after a reload or on the way back. */
export function useArrivedRow(): ArrivedRow | null {
  const state: unknown = useLocation().state;
  const isPop = useNavigationType() === NavigationType.Pop;
  return useMemo(() => (!isPop && arrivalSchema.safeParse(state).data?.row) || null, [state, isPop]);
}

const originSchema = z.object({ listSearch: z.string() });

/** What a link from a list to a form carries, so that the form leads back to the list as it is. */
export function useListOrigin(): z.input<typeof originSchema> {
  return { listSearch: useLocation().search };
}

/** Search, order, page and filters of the list from which the form was opened, as the search part of an address. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  return originSchema.safeParse(state).data?.listSearch ?? '';
}

/** Marks the row with which a list opens. */
const ARRIVED = 'data-arrived';

/** Scrolls to the row and puts the focus on its way to the form. */
function bringIntoSight(row: Element | null): void {
  row?.scrollIntoView({ block: 'center' });
  const find = (way: string) => row?.querySelector<HTMLElement>(way);
  (find('a.row-action') ?? find('.row-action'))?.focus({ preventScroll: true });
}

/** Once more, after a change of page has moved scroll and focus. */
export const scrollRestoredRowIntoView = () => bringIntoSight(document.querySelector(`[${ARRIVED}]`));

/** What the element of a row carries; of others nothing. */
export function arrivalProps(isArrived: boolean, isSaved: boolean) {
  return isArrived ? { [ARRIVED]: true, 'data-saved': isSaved, ref: bringIntoSight } : undefined;
}

/** Says in a row that it was saved a moment ago. */
export function SavedMark() {
  const { t } = useTranslation();
  return (
    <div className={styles.saved}>
      <ListIcon name="check" size={16} />
      {t('table.saved')}
    </div>
  );
}
