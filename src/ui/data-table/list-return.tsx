import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import type { RowKey } from './column';
import { ListIcon } from './list-icon';
import { ROW_ACTION } from './row-action';
import styles from './rows-view.module.css';

const rowSchema = z.object({ key: z.union([z.string(), z.number()]), isSaved: z.boolean() });
const stateSchema = z.object({ row: rowSchema });

export type RestoredRow = z.output<typeof rowSchema>;

/** The location state with which a list brings a row into view. */
export const rowState = (key: RowKey, isSaved: boolean): z.input<typeof stateSchema> => ({
  row: { key, isSaved },
});

/** The row to bring into view, until the address changes; null after a reload or a press of the back button. */
export function useRestoredRow(): RestoredRow | null {
  const state: unknown = useLocation().state;
  const isPop = useNavigationType() === NavigationType.Pop;
  return useMemo(() => (isPop ? null : (stateSchema.safeParse(state).data?.row ?? null)), [state, isPop]);
}

const originSchema = z.object({ listSearch: z.string() });

/** The location state of a link to a form: the form needs it to return to the filtered list. */
export const listOrigin = (search: string): z.input<typeof originSchema> => ({ listSearch: search });

export const useListOrigin = () => listOrigin(useLocation().search);

/** The search part of the address of the list from which the form was opened; empty where it was opened otherwise. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  return originSchema.safeParse(state).data?.listSearch ?? '';
}

const RESTORED = 'data-restored';

function scrollIntoView(row: Element | null): void {
  row?.scrollIntoView({ block: 'center' });
  const action =
    row?.querySelector<HTMLElement>(`a${ROW_ACTION}`) ?? row?.querySelector<HTMLElement>(ROW_ACTION);
  action?.focus({ preventScroll: true });
}

/** For a change of page, which moves scroll and focus to the top of the page after the row was rendered. */
export const scrollRestoredRowIntoView = () => scrollIntoView(document.querySelector(`[${RESTORED}]`));

export function restoredRowProps(isRestored: boolean, isSaved: boolean) {
  return isRestored ? { [RESTORED]: true, 'data-saved': isSaved, ref: scrollIntoView } : undefined;
}

export function SavedMark() {
  const { t } = useTranslation();
  return (
    <div className={styles.saved}>
      <ListIcon name="check" size={16} />
      {t('table.saved')}
    </div>
  );
}
