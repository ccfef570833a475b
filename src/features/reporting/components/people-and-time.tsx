import type { ComponentProps } from 'react';
import { ReportingPeople } from './people/reporting-people';
import { TimeFields } from './work/time-fields';

/** For whom, and which time of their dates. */
export function PeopleAndTime(people: ComponentProps<typeof ReportingPeople>) {
  return (
    <>
      <ReportingPeople {...people} />
      <TimeFields />
    </>
  );
}
