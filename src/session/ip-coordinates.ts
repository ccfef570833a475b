import * as z from 'zod/mini';
import { thirdPartyClient } from '@/api/client';
import { wire } from '@/api/wire-fields';
import { env } from '@/config/env';

type Coordinates = { lat: number; lon: number };

const LOOK_UP_TIMEOUT_MS = 2_000;
const NOWHERE: Coordinates = { lat: 0, lon: 0 };

const degrees = (most: number) => wire.neededFigure.check(z.refine((value) => Math.abs(value) <= most));
const coordinatesSchema = z.object({ lat: degrees(90), lon: degrees(180) });

/** The location of the user's IP address in degrees; 0 and 0 when it is not known within two seconds. Source: AU-2. */
export async function lookUpCoordinates(): Promise<Coordinates> {
  if (!env.ipLocationUrl) return NOWHERE;
  try {
    const signal = AbortSignal.timeout(LOOK_UP_TIMEOUT_MS);
    const answer = await thirdPartyClient.get<unknown>(env.ipLocationUrl, { signal });
    return coordinatesSchema.parse(answer.data);
  } catch {
    // A sign-in does not wait for the service longer, and does not fail with it.
    return NOWHERE;
  }
}
