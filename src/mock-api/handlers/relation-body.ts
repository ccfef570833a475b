/** The presence of a key asks for a relation, e.g. `{ skill_sheet: {} }`. */
export type RelationBody = Record<string, unknown>;

export function wantsRelation(body: RelationBody, relation: string): boolean {
  return body[relation] !== undefined && body[relation] !== null;
}
