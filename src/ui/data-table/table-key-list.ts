import type { KeyArea } from '../keys/key-area';

export const tableKeyList: KeyArea = {
  title: 'palette:keys.lists',
  where: '#content [role=searchbox]',
  keys: [{ ways: [['Esc']], does: 'palette:keys.clearSearch' }],
};

export const pickKeyList: KeyArea = {
  title: 'palette:keys.selection',
  where: '#content .pick input',
  keys: [
    { ways: [['↑'], ['↓']], does: 'palette:keys.pickRow' },
    { ways: [['Space']], does: 'palette:keys.pick' },
    {
      ways: [
        ['Shift', '↑'],
        ['Shift', '↓'],
        ['Shift', 'Space'],
      ],
      does: 'palette:keys.pickRange',
    },
    { ways: [['Mod', 'A']], does: 'palette:keys.pickAll' },
    { ways: [['Enter']], does: 'palette:keys.pickActs' },
    { ways: [['Esc']], does: 'palette:keys.pickNone' },
  ],
};
