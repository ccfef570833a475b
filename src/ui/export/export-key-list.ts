import type { KeyArea } from '../keys/key-area';

export const exportKeyList: KeyArea = {
  title: 'palette:keys.exports',
  where: '#content [data-command=export]',
  keys: [{ ways: [['Esc']], does: 'palette:keys.cancelExport' }],
};
