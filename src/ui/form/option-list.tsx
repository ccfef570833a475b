import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  createContext,
  Fragment,
  isValidElement,
  use,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { classNames } from '@/lib/class-names';
import type { Option, OptionValue } from './option';
import styles from './option-list.module.css';

/** The most rows of a list that is rendered whole. */
const WHOLE_UP_TO = 100;
const ROW_HEIGHT = 40;
/** Rows by which MUI's `Autocomplete` moves for Page Up and Page Down. */
const PAGE = 5;

type OptionRowProps = {
  option: Option<OptionValue>;
  index: number;
  hasBox: boolean;
  row: ComponentProps<'li'>;
};

/** For the rows of a long list: their number, and the `ref` that measures them. */
const LongListContext = createContext<{ count: number; measure: (row: HTMLElement | null) => void } | null>(
  null,
);

export function OptionRow({ option, index, hasBox, row }: OptionRowProps) {
  const list = use(LongListContext);
  const isChosen = row['aria-selected'] === true;
  const Box = isChosen ? CheckBox : CheckBoxOutlineBlank;
  return (
    <li
      {...row}
      ref={list?.measure}
      aria-setsize={list?.count}
      aria-posinset={list ? index + 1 : undefined}
      className={classNames(row.className, styles.option)}
    >
      {/* Screen readers announce the selection of the row itself. */}
      {hasBox && <Box fontSize="small" className={classNames(styles.box, isChosen && styles.ticked)} />}
      <span className={styles.label}>{option.label}</span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </li>
  );
}

const isChosenRow = (row: ReactNode) =>
  isValidElement<OptionRowProps>(row) && row.props.row['aria-selected'] === true;

const isList = (children: ReactNode): children is ReactNode[] => Array.isArray(children);

/** The list of a picker, for the `listbox` slot of MUI's `Autocomplete`. A long list renders the visible rows only. */
export function OptionList(own: ComponentProps<'ul'> & { ownerState?: unknown }) {
  const { children, ref, ownerState: _ownerState, ...props } = own;
  const list = useRef<HTMLUListElement>(null);
  const listRef = useForkRef(ref, list);
  const rows = isList(children) ? children : [];
  const count = rows.length;
  const chosenPlaces = rows.flatMap((row, place) => (isChosenRow(row) ? [place] : []));
  const [chosenAt = -1] = chosenPlaces;
  const isLong = count > WHOLE_UP_TO;
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    indexAttribute: 'data-option-index',
    initialRect: { width: 0, height: 10 * ROW_HEIGHT },
    initialOffset: Math.max(0, chosenAt - PAGE) * ROW_HEIGHT,
    overscan: PAGE,
    rangeExtractor(range) {
      const marked = list.current?.querySelector('.Mui-focused')?.getAttribute('data-option-index');
      const places = [0, chosenAt, Number(marked ?? -1), count - 1];
      return rowsInReach(range, places, chosenPlaces);
    },
  });
  const items = isLong ? virtualizer.getVirtualItems() : [];

  return (
    <ul {...props} ref={listRef}>
      {isLong ? (
        <LongListContext value={{ count, measure: virtualizer.measureElement }}>
          {items.map(({ key, index, start }, place) => (
            <Fragment key={key}>
              <Gap height={start - (items[place - 1]?.end ?? 0)} />
              {rows[index]}
            </Fragment>
          ))}
          <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
        </LongListContext>
      ) : (
        rows
      )}
    </ul>
  );
}

/** The rows that MUI may mark next and that must be rendered: visible, chosen, and in reach of a key from `places`. */
function rowsInReach(range: Range, places: readonly number[], chosenPlaces: readonly number[]): number[] {
  const reached = new Set([...defaultRangeExtractor(range), ...chosenPlaces]);
  for (const place of places.filter((one) => one >= 0)) {
    const last = Math.min(place + PAGE, range.count - 1);
    for (let index = Math.max(0, place - PAGE); index <= last; index += 1) reached.add(index);
  }
  return [...reached].sort((a, b) => a - b);
}

function Gap({ height }: { height: number }) {
  return height > 0 && <li role="presentation" style={{ height }} />;
}
