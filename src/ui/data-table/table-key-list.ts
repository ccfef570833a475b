import type { KeyArea } from '../keys/key-area';

export const tableKeyList: KeyArea = {
  title: 'palette:keys.lists',
  where: '#content [role=searchbox]',
  keys: [{ ways: [['Esc']], does: 'palette:keys.clearSearch' }],
};
