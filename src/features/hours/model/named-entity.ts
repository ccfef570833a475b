/** A member, project or task as reports show it. */
export type NamedEntity = { id: number; eng_name: string; jp_name: string };
