import type { FeatureCommands } from '@/session/feature';
import { matrixPath } from './model/list-view';

export const skillCommands: FeatureCommands = {
  actions: {
    skillList: [
      { id: 'skillFinder', to: () => matrixPath },
      { id: 'exportSkills', presses: 'export' },
    ],
  },
  keys: [
    {
      title: 'palette:keys.skillGrid',
      where: '[data-keys=skillGrid]',
      keys: [
        { ways: '←, →, ↑, ↓, Home, End', does: 'palette:keys.cell' },
        { ways: '1+…+9', does: 'palette:keys.mark', isSingle: true },
        { ways: '0', does: 'palette:keys.noMark', isSingle: true },
        { ways: 'Delete', does: 'palette:keys.noMark' },
        { ways: 'Enter', does: 'palette:keys.marks' },
      ],
    },
    {
      title: 'palette:keys.finder',
      where: '[data-keys=finder]',
      keys: [
        { ways: '←, →, ↑, ↓, Home, End', does: 'palette:keys.cell' },
        { ways: 'Space', does: 'palette:keys.askOrCompare' },
        { ways: 'Enter', does: 'palette:keys.openSheet' },
      ],
    },
  ],
};
