/** Names of a member, a project or a task; '' where the server has none in a language. */
export type Names = { eng_name: string; jp_name: string };

export type Named = Names & { id: number };

/** A project or a task, as other records embed it. */
export type CodedName = Named & { cd: string };
