/** What one member recorded in a range of days, whatever became of the projects. */
export type MemberHours = { id: number; eng_name: string; jp_name: string; hours: number };
