/** What a member, a project or a task is called; '' where the server has no name in a language. */
export type Names = { eng_name: string; jp_name: string };

export type Named = Names & { id: number };

/** A project or a task, in records that tell no more of it. */
export type CodedName = Named & { cd: string };
