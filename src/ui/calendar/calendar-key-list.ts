import type { KeyArea } from '../keys/key-area';

/** Those of `dateAfterKey`. */
export const calendarKeyList: KeyArea = {
  title: 'palette:keys.calendar',
  where: '#content [data-keys=calendar]',
  keys: [
    { ways: [['←'], ['→'], ['↑'], ['↓']], does: 'palette:keys.day' },
    { ways: [['Home'], ['End']], does: 'palette:keys.weekEnds' },
    { ways: [['Page Up'], ['Page Down']], does: 'palette:keys.month' },
    { ways: [['Enter']], does: 'palette:keys.pickDay' },
  ],
};
