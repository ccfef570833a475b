import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '@/lib/class-names';
import { prefersStill } from '@/theme/prefers-still';
import { ChevronLeft, ChevronRight } from './icons';
import styles from './scrolled-tabs.module.css';
import { keepChosenInSight, Tabs, type TabsProps, type TabValue } from './tabs';

/** Tabs that may be too many for the room: arrows at both ends then scroll them. Keys move through the tabs themselves. */
export function ScrolledTabs<Value extends TabValue>({ className, ...props }: Omit<TabsProps<Value>, 'ref'>) {
  const list = useRef<HTMLDivElement>(null);
  const hidden = useHiddenEnds(list, props.items);
  const hasArrows = hidden.first || hidden.last;
  useEffect(() => keepChosenInSight(list.current), [hasArrows]);

  function scroll(direction: -1 | 1) {
    if (!list.current) return;
    const left = direction * wholeTabs(list.current);
    list.current.scrollBy({ left, behavior: prefersStill() ? 'auto' : 'smooth' });
  }

  return (
    <div className={classNames(styles.bar, className)}>
      {hasArrows && <Arrow isOff={!hidden.first} onPressed={() => scroll(-1)} />}
      <Tabs {...props} ref={list} className={styles.list} />
      {hasArrows && <Arrow isForward isOff={!hidden.last} onPressed={() => scroll(1)} />}
    </div>
  );
}

type ArrowProps = { isForward?: boolean; isOff: boolean; onPressed: () => void };

/** For pointers alone, and the focus stays where it is. */
function Arrow({ isForward, isOff, onPressed }: ArrowProps) {
  const Icon = isForward ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPressed}
      className={styles.arrow}
    >
      <Icon fontSize="small" />
    </button>
  );
}

/** Whether the first and the last tab are scrolled out of sight. */
function useHiddenEnds(list: RefObject<HTMLDivElement | null>, tabs: readonly unknown[]) {
  const [hidden, setHidden] = useState({ first: false, last: false });
  useEffect(() => {
    const { current: root } = list;
    const { firstElementChild: first, lastElementChild: last } = root ?? {};
    if (!first || !last) return;
    const see = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries)
        setHidden((ends) => ({
          first: target === first ? !isIntersecting : ends.first,
          last: target === last ? !isIntersecting : ends.last,
        }));
    };
    const observer = new IntersectionObserver(see, { root, threshold: 0.99 });
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, tabs]);
  return hidden;
}

/** The width of the tabs that are seen whole at the start; that of the list where not even the first is. */
function wholeTabs(list: HTMLElement): number {
  let width = 0;
  for (const { clientWidth } of list.children) {
    if (width + clientWidth > list.clientWidth) break;
    width += clientWidth;
  }
  return width || list.clientWidth;
}
