import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import type { OptionValue } from './option';
import { OptionRow } from './option-row';
import styles from './picker-list.module.css';
import { keepEntryInSight, placeList, watchPlace } from './place-list';
import { SHOWN_OPTIONS } from './search-options';
import type { PickerState } from './use-picker';

type PickerListProps<Value extends OptionValue> = {
  /** That of the input. */
  id: string;
  /** The name of the list; null where the field has a label that can be seen. */
  label: string | null;
  picker: PickerState<Value>;
  isLoading?: boolean;
  className?: string;
};

/** What lies beneath (or above) the frame of an open picker. The focus stays in the input. */
export function PickerList<Value extends OptionValue>(props: PickerListProps<Value>) {
  const { id, label, picker, isLoading = false, className } = props;
  const { shown, at, mark, isMany, text } = picker;
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isByPointer = mark?.by === 'mouse' || mark?.by === 'touch' || mark?.by === 'scrolled';

  useLayoutEffect(() => {
    const frame = document.getElementById(id)?.parentElement;
    if (popup.current && frame) placeList(popup.current, frame);
  });
  useEffect(() => {
    const frame = document.getElementById(id)?.parentElement;
    return frame ? watchPlace(frame, () => popup.current && placeList(popup.current, frame)) : undefined;
  }, [id]);
  useLayoutEffect(() => {
    if (!list.current || isByPointer) return;
    const marked = list.current.querySelector<HTMLElement>(`[data-option-index="${at}"]`);
    if (marked) keepEntryInSight(list.current, marked);
    else list.current.scrollTop = 0;
  }, [at, text, isByPointer]);

  const placeOf = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-option-index]') : null;
    return Number(row?.dataset.optionIndex ?? -1);
  };
  function choose(event: MouseEvent) {
    const option = shown[placeOf(event)];
    if (option) picker.choose(event, option, event.ctrlKey || event.metaKey);
  }

  return createPortal(
    <div
      ref={popup}
      role="presentation"
      className={classNames(styles.popup, className)}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => picker.point(placeOf(event), 'mouse')}
      onTouchStart={(event) => picker.point(placeOf(event), 'touch')}
      onClick={choose}
    >
      <div className={styles.surface}>
        <div role="status" aria-live="polite" aria-atomic>
          {shown.length === 0 && (
            <div className={styles.nothing}>{isLoading ? t('label.loading') : t('hint.noOptions')}</div>
          )}
        </div>
        {shown.length > 0 && (
          <ul
            ref={list}
            role="listbox"
            id={`${id}-listbox`}
            aria-label={label ?? undefined}
            aria-labelledby={label === null ? `${id}-label` : undefined}
            aria-multiselectable={isMany || undefined}
            className={styles.list}
            onScroll={() => picker.scroll()}
          >
            {shown.map((option, index) => (
              <OptionRow
                key={option.value}
                id={`${id}-option-${index}`}
                option={option}
                index={index}
                isChosen={picker.isChosen(option)}
                hasBox={isMany}
                isMarked={index === at}
                hasRing={index === at && mark?.by === 'key'}
              />
            ))}
            {shown.length === SHOWN_OPTIONS && (
              <li role="presentation" className={styles.rest}>
                {t('hint.firstShown', { count: SHOWN_OPTIONS })}
              </li>
            )}
          </ul>
        )}
      </div>
    </div>,
    document.body,
  );
}
