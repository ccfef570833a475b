import type { FeatureCommands } from '@/session/feature';

export const dashboardCommands: FeatureCommands = {
  keys: [
    {
      title: 'palette:keys.monthMap',
      where: '[data-keys=monthMap]',
      keys: [
        { ways: '←, →, ↑, ↓, Home, End', does: 'palette:keys.day' },
        { ways: 'Page Up, Page Down', does: 'palette:keys.month' },
        { ways: 'M', does: 'palette:keys.nextToComplete', isSingle: true },
        { ways: 'Enter', does: 'palette:keys.openDay' },
      ],
    },
  ],
};
