import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundGroup, PaletteCommand } from './palette-search';

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflowY: 'auto',
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
export function PaletteList({ id, groups, active, onHover, onChosen }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
            <div
              key={command.id}
              id={optionId(id, command)}
              role="option"
              tabIndex={-1}
              aria-selected={command.id === active?.id}
              data-id={command.id}
            >
              <command.icon aria-hidden fontSize="small" />
              <Box component="span" sx={{ minWidth: 0 }}>
                {command.label}
                {command.detail && <small>{command.detail}</small>}
              </Box>
            </div>
          ))}
        </div>
      ))}
    </List>
  );
}
