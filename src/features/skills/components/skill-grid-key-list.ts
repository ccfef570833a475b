import type { KeyArea } from '@/ui/keys/key-area';

export const skillGridKeyList: KeyArea = {
  title: 'palette:keys.skillGrid',
  where: '[data-keys=skillGrid]',
  keys: [
    { ways: [['←'], ['→'], ['↑'], ['↓'], ['Home'], ['End']], does: 'palette:keys.cell' },
    { ways: [['1', '…', '9']], does: 'palette:keys.mark', isSingle: true },
    { ways: [['0'], ['Delete']], does: 'palette:keys.noMark' },
    { ways: [['Enter']], does: 'palette:keys.marks' },
  ],
};
