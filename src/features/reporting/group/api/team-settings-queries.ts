import { queryOptions } from '@tanstack/react-query';
import { request } from '@/api/request';
import { anyList } from '@/api/wire-fields';
import { readId, readRows } from '@/api/wire-values';
import { personSlotsReading } from '@/features/work/api/slot-reader';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import type { Settings } from '../../model/setting-step';
import type { TeamSettings } from '../model/group-changes';

function readMember(row: unknown): [id: number, Settings] | undefined {
  const id = isFields(row) ? readId(row.id) : null;
  // `personSlotsReading` expects the answer for one person, a list of one row.
  const answer = [row];
  return id !== null && personSlotsReading.isExpected(answer)
    ? [id, personSlotsReading.read(answer).settings]
    : undefined;
}

export const teamSettingsSchema = mapped(
  anyList,
  (rows): TeamSettings => new Map(readRows(rows, readMember)),
);

/** Reads all members, or only `id`, past the cache. */
export const readTeamSettings = ({ id, signal }: { id?: number; signal?: AbortSignal } = {}) =>
  request(teamSettingsSchema, {
    path: 'reporting-system/staff/get',
    body: { ...(id !== undefined && { id }), task_performance_setting: {} },
    signal,
  });

export const teamSettingsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['reporting', 'team-settings'],
      queryFn: ({ signal }) => readTeamSettings({ signal }),
      // Structural sharing cannot compare maps.
      structuralSharing: false,
      meta: { reads: ['settings', 'staff'] },
    }),
};
