import * as z from 'zod/mini';
import { thirdPartyClient } from '@/api/client';
import { wire } from '@/api/wire-fields';
import { env } from '@/config/env';

export type Coordinates = { lat: number; lon: number };

const LOOK_UP_TIMEOUT_MS = 2_000;
const NOWHERE: Coordinates = { lat: 0, lon: 0 };
/** Beyond them there is no place. */
const FURTHEST = { lat: 90, lon: 180 };

const degrees = (furthest: number) =>
  wire.neededFigure.check(z.refine((value) => Math.abs(value) <= furthest));
const answerSchema = z.object({ lat: degrees(FURTHEST.lat), lon: degrees(FURTHEST.lon) });

/** Where the user's IP address is, in degrees; 0 and 0 when unknown or not known within two seconds. Source: AU-2. */
export async function lookUpCoordinates(): Promise<Coordinates> {
  if (!env.ipLocationUrl) return NOWHERE;
  try {
    const signal = AbortSignal.timeout(LOOK_UP_TIMEOUT_MS);
    const answer = await thirdPartyClient.get<unknown>(env.ipLocationUrl, { signal });
    return answerSchema.parse(answer.data);
  } catch {
    return NOWHERE;
  }
}
