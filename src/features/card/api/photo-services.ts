import type { AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { thirdPartyClient } from '@/api/client';
import { env } from '@/config/env';

type EnhanceAnswer = { picture: Blob } | { address: string };

/** Both services need seconds for a large photo; after a minute a retry is better than a longer wait. */
const TIMEOUT_MS = 60_000;
const UPLOAD_NAME = 'photo.png';

const DATA_URL_PREFIX = /^data:[^,]*,/;

const answerSchema = z.looseObject({
  output_url: z.nullish(z.string()),
  image: z.nullish(z.string()),
});

function fromBase64(text: string): Blob {
  const data = text.replace(DATA_URL_PREFIX, '').replaceAll(/\s/g, '');
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
}

/**
 * Reads an `output_url`, a base64 `image`, or the bytes of the picture. Source: CD-2.
 * @throws {Error} for invalid JSON or base64, JSON without a picture, or an address that is not http(s).
 */
export function readEnhanceAnswer(bytes: ArrayBuffer, serviceUrl: string): EnhanceAnswer {
  // No picture format starts with a brace; the first few bytes suffice, although blanks may precede it.
  const start = new TextDecoder().decode(bytes.slice(0, 64)).trimStart();
  if (!start.startsWith('{')) return { picture: new Blob([bytes]) };
  const { output_url: outputUrl, image } = answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  if (outputUrl) {
    const address = new URL(outputUrl, serviceUrl);
    if (!/^https?:$/.test(address.protocol)) throw new Error(`Not an http(s) address: ${address.protocol}`);
    return { address: address.href };
  }
  if (image) return { picture: fromBase64(image) };
  throw new Error('The answer holds no picture');
}

/** Omits the header without a key: then our own proxy adds it. */
const optionalKeyHeader = (name: string, key: string) => (key ? { [name]: key } : {});

const requestConfig = (signal: AbortSignal, headers = {}) =>
  ({ headers, responseType: 'arraybuffer', timeout: TIMEOUT_MS, signal }) as const;

function toBlob({ data, headers }: AxiosResponse<ArrayBuffer>): Blob {
  const type: unknown = headers['content-type'];
  return new Blob([data], { type: typeof type === 'string' ? type : undefined });
}

/** Source: CD-2. */
export async function removeBackground(photo: Blob, signal: AbortSignal): Promise<Blob> {
  const form = new FormData();
  form.append('image_file', photo, UPLOAD_NAME);
  form.append('size', 'regular');
  const config = requestConfig(signal, optionalKeyHeader('X-Api-Key', env.removeBackgroundKey));
  return toBlob(await thirdPartyClient.post<ArrayBuffer>(env.removeBackgroundUrl, form, config));
}

/** Source: CD-2. */
export async function enhance(photo: Blob, signal: AbortSignal): Promise<Blob> {
  const form = new FormData();
  form.append('image', photo, UPLOAD_NAME);
  form.append('type', 'general');
  form.append('strength', '50');
  const config = requestConfig(signal, optionalKeyHeader('api-key', env.enhanceKey));
  const { data } = await thirdPartyClient.post<ArrayBuffer>(env.enhanceUrl, form, config);
  const answer = readEnhanceAnswer(data, new URL(env.enhanceUrl, window.location.href).href);
  return 'picture' in answer ? answer.picture : fetchPicture(answer.address, signal);
}

export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  return toBlob(await thirdPartyClient.get<ArrayBuffer>(address, requestConfig(signal)));
}
