import type { FeatureCommands } from '@/session/feature';

export const leaveCommands: FeatureCommands = {
  keys: [
    {
      title: 'palette:keys.wall',
      where: '[data-keys=wall]',
      keys: [
        { ways: '←, →, ↑, ↓, Home, End', does: 'palette:keys.cell' },
        { ways: 'Shift+←, Shift+→', does: 'palette:keys.select' },
        { ways: 'palette:keys.drag, palette:keys.tapEnds', does: 'palette:keys.selectDays' },
        { ways: 'Enter', does: 'palette:keys.register' },
        { ways: 'Page Up, Page Down', does: 'palette:keys.weeks' },
        { ways: 'Esc', does: 'palette:keys.endSelection' },
      ],
    },
  ],
};
