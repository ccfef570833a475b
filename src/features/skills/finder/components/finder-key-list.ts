import type { KeyArea } from '@/ui/keys/key-area';

export const finderKeyList: KeyArea = {
  title: 'palette:keys.finder',
  where: '[data-keys=finder]',
  keys: [
    { ways: [['←'], ['→'], ['↑'], ['↓'], ['Home'], ['End']], does: 'palette:keys.cell' },
    { ways: [['Space']], does: 'palette:keys.askOrCompare' },
    { ways: [['Enter']], does: 'palette:keys.openSheet' },
  ],
};
