/** A request body in which the presence of a key asks for a relation. */
export type Wanted = Record<string, unknown>;

/** Present and not null; the value itself says nothing. */
export function wants(body: Wanted, relation: string): boolean {
  return body[relation] !== undefined && body[relation] !== null;
}
