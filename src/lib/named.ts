/** Names of a member, a project or a task; '' where the server has none in a language. */
export type Names = { eng_name: string; jp_name: string };

/** Joins both names, which identify rows without an id. */
export const namesKey = ({ eng_name, jp_name }: Names) => `${eng_name}\n${jp_name}`;

export type Named = Names & { id: number };

/** A project or a task, as other records embed it. */
export type CodedName = Named & { cd: string };

/** Maps ids to their records, without nulls; of several records with one id the last is taken. */
export function namedById(records: readonly (Named | null)[]): Map<number, Named> {
  const byId = new Map<number, Named>();
  for (const record of records) {
    if (record) byId.set(record.id, record);
  }
  return byId;
}
