import { useQuery } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { belongsTo, type Person } from '../model/leave';

/** Where the leave records stand with the leaves of a person beneath. */
export function useRecordAddress(): (person: Person) => string {
  const { data: records } = useQuery(leaveQueries.records(useRecordScope()));
  return (person) => {
    const record = records?.find((known) => belongsTo(known, person));
    return record ? `${paths.leaveRecords}?record=${record.key}` : paths.leaveRecords;
  };
}
