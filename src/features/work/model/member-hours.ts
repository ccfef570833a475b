import type { Named } from '@/lib/named';

/** What one member recorded in a range of days, whatever became of the projects. */
export type MemberHours = Named & { hours: number };
