import type * as z from 'zod/mini';
import type { Tables } from './db/database';
import type { StaffRow } from './db/row-types';
import { unauthenticated, type JsonReply } from './json-reply';
import { momentReply } from './moment-dates';
import { oddReply } from './odd-rows';
import type { Scenario } from './scenario';
import { invalid, toFieldErrors } from './validation-reply';

type Call<Body> = {
  body: Body;
  tables: Tables;
  /** The owner of the bearer token; null only in an open endpoint. */
  staff: StaffRow | null;
  scenario: Scenario;
  origin: string;
};

export type RawCall = Omit<Call<Record<string, unknown>>, 'staff'> & { authorization: string | null };

type Definition<Body> = {
  method?: 'GET' | 'POST';
  /** Below the base of the API, e.g. `/login`. */
  path: string;
  /** No bearer token is needed. */
  isOpen?: boolean;
  /** The `empty` fault empties lists only. */
  isList?: boolean;
  /** Strict objects refuse unknown keys, so that a misspelt relation fails. */
  body?: (tables: Tables, scenario: Scenario) => z.ZodMiniType<Body>;
  /** For an endpoint that does not answer an invalid body with the usual 422. */
  onInvalid?: () => JsonReply;
  /** Answers the `422` fault; by default with the messages for an empty body. */
  invalidFault?: () => JsonReply;
  answer: (call: Call<Body>) => JsonReply;
};

export type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  isOpen: boolean;
  isList: boolean;
  run(call: RawCall): JsonReply;
  invalidReply(tables: Tables, scenario: Scenario): JsonReply;
};

export function endpoint<Body = unknown>(definition: Definition<Body>): Endpoint {
  const { method = 'POST', path, isOpen = false, isList = false } = definition;
  const { body, onInvalid, invalidFault, answer } = definition;

  function run({ authorization, ...call }: RawCall): JsonReply {
    const staff = findBearer(authorization, call.tables);
    if (!isOpen && !staff) return unauthenticated();
    const checked = body?.(call.tables, call.scenario).safeParse(call.body);
    if (checked && !checked.success) return onInvalid?.() ?? invalid(toFieldErrors(checked.error.issues));
    // Without a schema `Body` is unknown.
    const plainReply = answer({ ...call, staff, body: (checked ? checked.data : call.body) as Body });
    const reply = call.scenario.hasMomentDates ? momentReply(plainReply) : plainReply;
    const isListOfMany = isList && !('id' in call.body);
    return call.scenario.hasOddRows ? oddReply(reply, path, isListOfMany) : reply;
  }

  function invalidReply(tables: Tables, scenario: Scenario): JsonReply {
    if (invalidFault) return invalidFault();
    const issues = body?.(tables, scenario).safeParse({}).error?.issues ?? [];
    return invalid(issues.length ? toFieldErrors(issues) : { id: ['The selected id is invalid.'] });
  }

  return { method, path, isOpen, isList, run, invalidReply };
}

/** Null for an invalid token, and for the token of a deleted member. */
function findBearer(authorization: string | null, tables: Tables): StaffRow | null {
  const [, id, text] = /^Bearer (\d+)\|(.+)$/.exec(authorization ?? '') ?? [];
  const token = tables.access_tokens.get(Number(id));
  if (!token || token.text !== text) return null;
  const staff = tables.staff.get(token.staff_id);
  return staff && !staff.deleted_at ? staff : null;
}
