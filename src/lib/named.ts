/** Empty where the server has no name in that language. */
export type Names = { eng_name: string; jp_name: string };

/** Identifies rows without an id. */
export const namesKey = ({ eng_name, jp_name }: Names) => `${eng_name}\n${jp_name}`;

export type Named = Names & { id: number };

/** A project or a task inside another record. */
export type CodedName = Named & { cd: string };

export function namedById(records: readonly (Named | null)[]): Map<number, Named> {
  const byId = new Map<number, Named>();
  for (const record of records) {
    if (record) byId.set(record.id, record);
  }
  return byId;
}
