import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundGroup, PaletteCommand } from './palette-search';

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // Itself: what scrolls must be reached by keys, and those of the field reach it.
    overflowY: 'auto',
    minHeight: 0,
    padding: 8,
    '& [data-heading]': {
      ...theme.typography.caption,
      padding: '8px 8px 4px',
      color: palette.text.secondary,
    },
    '& [role=option]': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 12,
      minHeight: 44,
      padding: '4px 8px',
      borderRadius: 8,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      ...theme.typography.body2,
    },
    '& [aria-selected=true]': {
      backgroundColor: palette.action.selected,
      // Not by colour alone.
      boxShadow: `inset 3px 0 0 ${palette.primary.text}`,
    },
    '& svg': { color: palette.text.secondary },
    '& small': { display: 'block', fontSize: 12, color: palette.text.secondary },
  };
});

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
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('title')}
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
      {groups.map(({ group, commands }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" data-heading>
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
    </List>
  );
});

type OptionProps = { id: string; command: PaletteCommand; isActive: boolean };

/** Memoised: of most keys that are typed only a few lines are others than before. */
const Option = memo(function Option({ id, command, isActive }: OptionProps) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={isActive} data-id={command.id}>
      <command.icon fontSize="small" />
      <span>
        {command.label}
        {command.detail && <small>{command.detail}</small>}
      </span>
    </div>
  );
});
