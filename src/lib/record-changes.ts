import { createStore } from './create-store';

/** Notifies `subscribe` of changes to stored records: of this tab by `report`, and of other tabs. */
export function createRecordChanges(records: { followOtherTabs: (listener: () => void) => void }) {
  const changes = createStore(0);
  const report = () => changes.set(changes.get() + 1);
  // Tests of rules import stores in node, which has no tabs.
  if (typeof window !== 'undefined') records.followOtherTabs(report);
  return { subscribe: changes.subscribe, report };
}
