import type { KeyArea } from '@/ui/keys/key-area';

/** Those of `useTimelineKeys`, `usePainterKeys`, `useUndoKeys` and the strip of the month. */
export const painterKeyList: KeyArea = {
  title: 'palette:keys.timeline',
  where: '[data-keys=timeline]',
  keys: [
    { ways: [['1', '…', '9']], does: 'palette:keys.brush', isSingle: true },
    { ways: [['0']], does: 'palette:keys.eraser', isSingle: true },
    { ways: [['[']], does: 'palette:keys.previousToComplete', isSingle: true },
    { ways: [[']']], does: 'palette:keys.nextToComplete', isSingle: true },
    { ways: [['←'], ['→'], ['↑'], ['↓'], ['Home'], ['End']], does: 'palette:keys.halfHour' },
    {
      ways: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
      does: 'palette:keys.select',
    },
    { ways: [['Enter'], ['Space']], does: 'palette:keys.paint' },
    { ways: [['Delete']], does: 'palette:keys.clear' },
    {
      ways: [
        ['Alt', '↑'],
        ['Alt', '↓'],
      ],
      does: 'palette:keys.move',
    },
    { ways: [['F2']], does: 'palette:keys.block' },
    {
      ways: [
        ['Mod', 'C'],
        ['Mod', 'V'],
      ],
      does: 'palette:keys.copyPaste',
    },
    { ways: [['Page Up'], ['Page Down']], does: 'palette:keys.days' },
    { ways: [['Esc']], does: 'palette:keys.endSelection' },
    {
      ways: [
        ['Mod', 'Z'],
        ['Mod', 'Shift', 'Z'],
      ],
      does: 'palette:keys.undo',
    },
    {
      ways: [
        ['Mod', 'S'],
        ['Mod', 'Enter'],
      ],
      does: 'palette:keys.save',
    },
  ],
};
