import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { lazyComponent } from '@/start/lazy-component';
import { getPreferences } from '@/theme/preferences';
import { hasModifier } from '@/lib/key-press';
import { useMenuAnchor } from '@/ui/page/use-menu-anchor';
import { cellForKey } from '../model/cell-for-key';
import {
  levelForKey,
  NO_MARK,
  shownSymbol,
  type GridLevel,
  type SkillEntry,
  type TechStack,
} from '../model/skill-marks';
import styles from './skill-cell.module.css';
import { useGridColumns } from './use-grid-columns';
import { useMarkWords } from './use-mark-words';

const MarkMenu = lazyComponent(async () => (await import('./mark-menu')).MarkMenu);

type SkillGridProps = {
  label: string;
  stacks: readonly TechStack[];
  levels: readonly GridLevel[];
  entries: readonly SkillEntry[];
  onMark: (stackId: number, levelId: number | null) => void;
  hasError: boolean;
  errorId: string | undefined;
};

/** A cell for each tech stack, with a menu, arrow keys, and a key for every mark. Source: SK-3. */
export function SkillGrid({ label, stacks, levels, entries, onMark, hasError, errorId }: SkillGridProps) {
  const { t } = useTranslation('skills');
  const describeMark = useMarkWords();
  const columns = useGridColumns();
  const grid = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number>();
  const menu = useMenuAnchor();
  const [menuStack, setMenuStack] = useState<TechStack>();
  const [changed, setChanged] = useState<TechStack>();
  const levelIds = new Map(entries.map((entry) => [entry.tech_stack_id, entry.proficiency_level_id]));
  const tabStop = stacks.some(({ id }) => id === activeId) ? activeId : stacks[0]?.id;

  function findLevel(stack: TechStack): GridLevel | undefined {
    return levels.find(({ id }) => id === levelIds.get(stack.id));
  }

  function chooseMark(stack: TechStack, levelId: number | null) {
    menu.close();
    setChanged(stack);
    onMark(stack.id, levelId);
  }

  function openMenu(stack: TechStack, anchor: HTMLElement) {
    setMenuStack(stack);
    menu.open(anchor);
  }

  function pressKey(event: KeyboardEvent, stack: TechStack) {
    if (hasModifier(event)) return;
    const target = cellForKey(event.key, { index: stacks.indexOf(stack), columns, count: stacks.length });
    const isSwitchedOff = event.key.length === 1 && getPreferences().singleKeys === 'off';
    const levelId = isSwitchedOff ? undefined : levelForKey(event.key, levels);
    if (levelId !== undefined) chooseMark(stack, levelId);
    else if (target !== undefined)
      grid.current?.querySelectorAll<HTMLElement>('button[data-cell]')[target]?.focus();
    else return;
    event.preventDefault();
  }

  function describeCell(stack: TechStack): string {
    const level = findLevel(stack);
    const mark = level
      ? `${shownSymbol(level.symbol)} ${describeMark(level.symbol, level.name)}`
      : describeMark(NO_MARK);
    return t('grid.cell', { stack: stack.name, mark });
  }

  function renderCell(stack: TechStack) {
    const isTabStop = stack.id === tabStop;
    return (
      <SkillCell
        key={stack.id}
        stackName={stack.name}
        level={findLevel(stack)}
        label={describeCell(stack)}
        isTabStop={isTabStop}
        isInvalid={hasError && isTabStop}
        describedBy={isTabStop ? errorId : undefined}
        isMenuOpen={menu.isOpen && menuStack?.id === stack.id}
        onFocus={() => setActiveId(stack.id)}
        onOpen={(anchor) => openMenu(stack, anchor)}
        onKeyDown={(event) => pressKey(event, stack)}
      />
    );
  }

  const rows = Array.from({ length: Math.ceil(stacks.length / columns) }, (_, row) =>
    stacks.slice(row * columns, (row + 1) * columns),
  );
  return (
    <>
      <div ref={grid} role="grid" aria-label={label} data-keys="skillGrid">
        {rows.map((row) => (
          <div
            key={row[0]?.id}
            role="row"
            className={styles.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map(renderCell)}
          </div>
        ))}
      </div>
      <div role="status" className="visually-hidden">
        {changed && describeCell(changed)}
      </div>
      {menu.anchor && menuStack && (
        <MarkMenu
          anchor={menu.anchor}
          isOpen={menu.isOpen}
          stackName={menuStack.name}
          levels={levels}
          chosen={levelIds.get(menuStack.id) ?? null}
          onChoose={(levelId) => chooseMark(menuStack, levelId)}
          onClose={menu.close}
        />
      )}
    </>
  );
}

type SkillCellProps = {
  stackName: string;
  level: GridLevel | undefined;
  label: string;
  isTabStop: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  isMenuOpen: boolean;
  onFocus: () => void;
  onOpen: (anchor: HTMLElement) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SkillCell(props: SkillCellProps) {
  const { stackName, level, label, isTabStop, isInvalid, describedBy, isMenuOpen } = props;
  const { onFocus, onOpen, onKeyDown } = props;
  return (
    <div role="gridcell" aria-invalid={isInvalid || undefined}>
      <button
        type="button"
        data-cell
        className={classNames(styles.cell, level && styles.marked)}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.name}>{stackName}</span>
        <span className={styles.mark}>{level ? shownSymbol(level.symbol) : NO_MARK}</span>
      </button>
    </div>
  );
}
