import { TimeFields } from '../work/time-fields';
import { ReportingPeople, type ReportingPeopleProps } from './reporting-people';

/** The fields below the first screen, loaded as one part. */
export function PeopleAndTime(props: ReportingPeopleProps) {
  return (
    <>
      <ReportingPeople {...props} />
      <TimeFields />
    </>
  );
}
