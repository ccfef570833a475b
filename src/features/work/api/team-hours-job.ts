import { createFetchJob, type TellFetched } from '@/api/fetch-job';
import type { MemberHours } from '../model/member-hours';
import { startTeamHours } from './team-hours-reader';

/** What the worker does: it sums the half hours of a long answer. */
export const createTeamHoursJob = (tell: TellFetched<MemberHours[]>) =>
  createFetchJob<null, MemberHours[]>(startTeamHours, () => [], tell);
