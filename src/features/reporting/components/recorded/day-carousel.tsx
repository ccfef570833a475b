import Check from '@mui/icons-material/Check';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { memoGeneric } from '@/ui/page/memo-generic';
import styles from './day-view.module.css';

type CarouselPage<Key extends string | number> = {
  key: Key;
  label: string;
  detail: string;
  completeText?: string;
};

type DayCarouselProps<Key extends string | number> = {
  pages: readonly CarouselPage<Key>[];
  shown: Key;
  onShown: (key: Key) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
};

/** Shows one page at a time. Source: RP-10, RS-1. */
export function DayCarousel<Key extends string | number>(props: DayCarouselProps<Key>) {
  const { pages, shown, onShown, label, previousLabel, nextLabel, children } = props;
  const id = useId();
  const index = pages.findIndex(({ key }) => key === shown);
  return (
    <div>
      <div className={styles.choice}>
        <PageArrow label={previousLabel} page={pages[index - 1]} onShown={onShown}>
          <ChevronLeft />
        </PageArrow>
        <PageTabs id={id} pages={pages} shown={shown} onShown={onShown} label={label} />
        <PageArrow label={nextLabel} page={pages[index + 1]} onShown={onShown}>
          <ChevronRight />
        </PageArrow>
      </div>
      <div role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${shown}`} className={styles.page}>
        {children}
      </div>
    </div>
  );
}

type PageArrowProps<Key extends string | number> = {
  label: string;
  page: CarouselPage<Key> | undefined;
  onShown: (key: Key) => void;
  children: ReactNode;
};

/** Stays focusable at the first and the last page, because a disabled button would lose the focus. */
function PageArrow<Key extends string | number>({ label, page, onShown, children }: PageArrowProps<Key>) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={!page}
      onClick={() => page && onShown(page.key)}
    >
      {children}
    </IconButton>
  );
}

type PageTabsProps<Key extends string | number> = Pick<
  DayCarouselProps<Key>,
  'pages' | 'shown' | 'onShown' | 'label'
> & { id: string };

function drawTabs<Key extends string | number>({ id, pages, shown, onShown, label }: PageTabsProps<Key>) {
  return (
    <Tabs
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      aria-label={label}
      value={shown}
      onChange={(_event, key: Key) => onShown(key)}
      className={styles.tabs}
    >
      {pages.map((page) => (
        <Tab
          key={page.key}
          id={`${id}-${page.key}`}
          aria-controls={page.key === shown ? `${id}-page` : undefined}
          value={page.key}
          label={
            <>
              <span>{page.label}</span>
              <small>
                {page.detail}
                {page.completeText && <Check titleAccess={page.completeText} className={styles.check} />}
              </small>
            </>
          }
          className={styles.tab}
        />
      ))}
    </Tabs>
  );
}

/** Memoised, because dozens of tabs are slow to draw. */
const PageTabs = memoGeneric(drawTabs);
