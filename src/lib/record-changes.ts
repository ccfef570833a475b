import { createStore } from './create-store';

/** Notifies subscribers when this tab (by `report`) or another tab changes the records. */
export function createRecordChanges(records: { followOtherTabs: (listener: () => void) => void }) {
  const changes = createStore(0);
  const report = () => changes.set(changes.get() + 1);
  // Tests of rules run in node, which has no window.
  if (typeof window !== 'undefined') records.followOtherTabs(report);
  return { subscribe: changes.subscribe, report };
}
