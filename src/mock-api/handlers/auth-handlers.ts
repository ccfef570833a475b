import * as z from 'zod/mini';
import { text } from '../body-rules';
import { createdNow, timestampNow } from '../db/timestamp';
import type { Tables } from '../db/database';
import { endpoint } from '../endpoint';
import { catchAll, ok, wrongPassword, type JsonReply } from '../json-reply';
import { toStaff } from './staff-answer';

const TOKEN_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const TOKEN_LENGTH = 40;

/** Older tokens stay valid. */
export function issueToken(tables: Tables, staffId: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_LENGTH));
  const secret = Array.from(bytes, (byte) => TOKEN_CHARS[byte % TOKEN_CHARS.length]).join('');
  const token = tables.access_tokens.insert({ staff_id: staffId, text: secret });
  return `${token.id}|${secret}`;
}

function storeLocation(tables: Tables, staffId: number, lat: number, lon: number): void {
  const stored = tables.locations.find((location) => location.staff_id === staffId);
  const place = { staff_id: staffId, lat: lat.toFixed(7), lon: lon.toFixed(7) };
  if (stored) tables.locations.put({ ...stored, ...place, updated_at: timestampNow() });
  else tables.locations.insert({ ...place, ...createdNow() });
}

function unknownUsername(): JsonReply {
  return { status: 422, data: { message: 'Username does not exist' } };
}

const login = endpoint({
  path: '/login',
  isOpen: true,
  // The specification lets this endpoint ignore unknown fields.
  body: () =>
    z.object({
      username: text(),
      password: text(),
      lat: z.nullish(z.number()),
      lon: z.nullish(z.number()),
    }),
  onInvalid: catchAll,
  answer: ({ body, tables, scenario, origin }) => {
    const staff = tables.staff.find((row) => row.username === body.username && !row.deleted_at);
    if (!staff) return unknownUsername();
    if (staff.password !== body.password) return wrongPassword();
    if (typeof body.lat === 'number' && typeof body.lon === 'number') {
      storeLocation(tables, staff.id, body.lat, body.lon);
    }
    const token = issueToken(tables, staff.id);
    return ok({
      message: 'Logged in',
      token,
      staff: toStaff(staff, { scenario, origin, signedInId: staff.id }),
    });
  },
  invalidFault: unknownUsername,
});

const user = endpoint({
  method: 'GET',
  path: '/user',
  isOpen: true,
  // Without a valid token the server answers an empty object, never a 401.
  answer: ({ staff, scenario, origin }) =>
    ok(staff ? toStaff(staff, { scenario, origin, signedInId: staff.id }) : {}),
});

export const authEndpoints = [login, user];
