import type { KeyArea } from '../keys/key-area';

export const formKeyList: KeyArea = {
  title: 'palette:keys.forms',
  where: '#content form',
  keys: [
    { ways: [['Mod', 'Enter']], does: 'palette:keys.submit' },
    { ways: [['Alt', '↓']], does: 'palette:keys.openCalendar' },
    { ways: [['↑'], ['↓']], does: 'palette:keys.step' },
  ],
};
