import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './palette-dialog.module.css';
import type { FoundGroup, PaletteCommand } from './palette-search';

type PaletteListProps = {
  id: string;
  groups: readonly FoundGroup[];
  active: PaletteCommand | undefined;
  onHover: (id: string) => void;
  onChoose: (command: PaletteCommand) => void;
};

export const toOptionId = (listId: string, { id }: PaletteCommand) => `${listId}-${id}`;

/** The found commands by group. The focus stays in the search field, which names the active option. */
export const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { id, groups, active, onHover, onChoose } = props;
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);

  const activeId = active?.id;
  const wasFilled = useRef(false);
  useEffect(() => {
    // In the first list the active option is visible: scrolling to it would only cost a layout.
    if (wasFilled.current)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    wasFilled.current = groups.length > 0;
  }, [activeId, groups]);

  function findCommand(target: EventTarget): PaletteCommand | undefined {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    return groups.flatMap(({ commands }) => commands).find((command) => command.id === option?.dataset.id);
  }

  return (
    <div
      role="presentation"
      className={styles.presses}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={({ target }) => {
        const command = findCommand(target);
        if (command && command.id !== activeId) onHover(command.id);
      }}
      onClick={({ target }) => {
        const command = findCommand(target);
        if (command) onChoose(command);
      }}
    >
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('title')}>
        {groups.map(({ group, commands }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {t(`group.${group}`)}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={toOptionId(id, command)}
                command={command}
                isActive={command.id === activeId}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

type OptionProps = { id: string; command: PaletteCommand; isActive: boolean };

/** Memoised, because an arrow key changes only two options. */
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
