import * as z from 'zod/mini';
import { thirdPartyClient } from '@/api/client';
import { wire } from '@/api/wire-fields';
import { env } from '@/config/env';

type Coordinates = { lat: number; lon: number };

const LOOK_UP_TIMEOUT_MS = 2_000;
const NOWHERE: Coordinates = { lat: 0, lon: 0 };

const degrees = (most: number) => wire.neededFigure.check(z.refine((value) => Math.abs(value) <= most));
const coordinatesSchema = z.object({ lat: degrees(90), lon: degrees(180) });

/** In degrees, by the IP address; 0 and 0 if unknown within two seconds. Source: AU-2. */
export async function lookUpCoordinates(): Promise<Coordinates> {
  if (!env.ipLocationUrl) return NOWHERE;
  try {
    const signal = AbortSignal.timeout(LOOK_UP_TIMEOUT_MS);
    const answer = await thirdPartyClient.get<unknown>(env.ipLocationUrl, { signal });
    return coordinatesSchema.parse(answer.data);
  } catch {
    // A sign-in neither waits longer for the service nor fails with it.
    return NOWHERE;
  }
}
