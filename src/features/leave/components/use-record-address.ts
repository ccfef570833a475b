import { useQuery } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { belongsTo, type Person } from '../model/leave';

/** Returns the address of a person's leave record; that of the list if no record is loaded. */
export function useRecordAddress(): (person: Person) => string {
  const scope = useRecordScope();
  const { data: records } = useQuery(leaveQueries.records(scope));
  return (person) => {
    const record = records?.find((leaveRecord) => belongsTo(leaveRecord, person));
    return record ? `${paths.leaveRecords}?record=${record.key}` : paths.leaveRecords;
  };
}
