/** A request body in which the presence of a key asks for a relation, e.g. `{ skill_sheet: {} }`. */
export type RelationBody = Record<string, unknown>;

/** True where the key is present and not null; the value itself is ignored. */
export function wantsRelation(body: RelationBody, relation: string): boolean {
  return body[relation] !== undefined && body[relation] !== null;
}
