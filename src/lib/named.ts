/** Names of a member, a project or a task; '' where the server has none in a language. */
export type Names = { eng_name: string; jp_name: string };

export type Named = Names & { id: number };

/** A project or a task, as other records embed it. */
export type CodedName = Named & { cd: string };

/** The things by id, without the nulls among them; of one id the last. */
export const namedById = (things: readonly (Named | null)[]): Map<number, Named> =>
  new Map(things.flatMap((thing) => (thing ? [[thing.id, thing] as const] : [])));
