import type { KeyArea } from '@/ui/keys/key-area';

/** Those of `useGlobalKeys`. */
export const globalKeyList: KeyArea = {
  title: 'palette:keys.everywhere',
  where: 'body',
  keys: [
    { ways: [['Mod', 'K']], does: 'palette:keys.palette' },
    { ways: [['?']], does: 'palette:keys.sheet', isSingle: true },
    { ways: [['/']], does: 'palette:keys.search', isSingle: true },
  ],
};
