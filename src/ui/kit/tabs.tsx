import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { classNames } from '@/lib/class-names';
import styles from './tabs.module.css';
import { useRovingFocus } from './use-roving-focus';

export type TabValue = string | number;

export type TabItem<Value extends TabValue> = {
  value: Value;
  label: ReactNode;
  /** What is read out instead of the label. */
  name?: string;
  id?: string;
  /** The id of what it shows, while that is there. */
  controls?: string;
};

export type TabsProps<Value extends TabValue> = {
  ref?: RefObject<HTMLDivElement | null>;
  items: TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  'aria-label': string;
  /** Arrow keys also choose, and do not only move the focus. */
  selectionFollowsFocus?: boolean;
  className?: string;
  tabClassName?: string;
};

/** One of several things that stand in the same place. Too many for the room scroll; the chosen one is kept in sight. */
export function Tabs<Value extends TabValue>({
  ref,
  items,
  value,
  onChange,
  selectionFollowsFocus,
  className,
  tabClassName,
  ...props
}: TabsProps<Value>) {
  const own = useRef<HTMLDivElement>(null);
  const list = ref ?? own;
  // Measured before the first paint, it would lay out the page once more.
  useEffect(() => afterPaint(() => keepChosenInSight(list.current)), [list, value]);

  const { focused, forget, row } = useRovingFocus((index) => {
    const item = items[index];
    if (selectionFollowsFocus && item && item.value !== value) onChange(item.value);
  });
  const chosen = items.findIndex((item) => item.value === value);
  const stop = focused !== null && focused < items.length ? focused : chosen;

  return (
    <div
      role="tablist"
      {...props}
      tabIndex={-1}
      ref={list}
      {...row}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && forget()}
      className={classNames(styles.tabs, className)}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={item.id}
          aria-controls={item.controls}
          aria-label={item.name}
          aria-selected={item.value === value}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => item.value !== value && onChange(item.value)}
          className={classNames(styles.tab, tabClassName)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
export function keepChosenInSight(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  const left = tab.offsetLeft - list.offsetLeft;
  if (left < list.scrollLeft) list.scrollLeft = left;
  const right = left + tab.offsetWidth - list.clientWidth;
  if (right > list.scrollLeft) list.scrollLeft = right;
}
