import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './palette-dialog.module.css';
import type { FoundGroup, PaletteCommand } from './palette-search';

export const optionId = (listId: string, { id }: PaletteCommand) => `${listId}-${id}`;

const HEADINGS = {
  recent: 'group.recent',
  actions: 'group.actions',
  screens: 'group.screens',
  people: 'group.people',
  projects: 'group.projects',
  brushes: 'group.brushes',
} as const;

type PaletteListProps = {
  id: string;
  groups: readonly FoundGroup[];
  active: PaletteCommand | undefined;
  onHover: (id: string) => void;
  onChosen: (command: PaletteCommand) => void;
};

/** What was found, group by group. The focus stays in the field, which says what is active. */
export const PaletteList = memo(function PaletteList({
  id,
  groups,
  active,
  onHover,
  onChosen,
}: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);

  const activeId = active?.id;
  const shown = useRef(activeId);
  useEffect(() => {
    // What is active from the start stands in sight: to ask for it would lay the page out once more.
    if (shown.current !== activeId)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    shown.current = activeId;
  }, [activeId]);

  function commandAt(target: EventTarget): PaletteCommand | undefined {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    return groups.flatMap(({ commands }) => commands).find((command) => command.id === option?.dataset.id);
  }

  return (
    <div
      role="presentation"
      className={styles.presses}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={({ target }) => {
        const command = commandAt(target);
        if (command && command.id !== active?.id) onHover(command.id);
      }}
      onClick={({ target }) => {
        const command = commandAt(target);
        if (command) onChosen(command);
      }}
    >
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('title')}>
        {groups.map(({ group, commands }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {t(HEADINGS[group])}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(id, command)}
                command={command}
                isActive={command.id === active?.id}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

type OptionProps = { id: string; command: PaletteCommand; isActive: boolean };

/** Memoised: of most keys that are typed only a few lines are others than before. */
const Option = memo(function Option({ id, command, isActive }: OptionProps) {
  return (
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-id={command.id}
    >
      <command.icon fontSize="small" />
      <span>
        {command.label}
        {command.detail && <small>{command.detail}</small>}
      </span>
    </div>
  );
});
