import type { AxiosResponse } from 'axios';
import { thirdPartyClient } from '@/api/client';
import { env } from '@/config/env';
import { readEnhanceAnswer } from '../model/enhance-answer';

const TIMEOUT_MS = 60_000;
const UPLOAD_NAME = 'photo.png';

/** The key is sent only where one is configured; behind a proxy of our own the proxy adds it. */
const keyHeader = (name: string, key: string) => (key ? { [name]: key } : {});

const configFor = (signal: AbortSignal, headers = {}) =>
  ({ headers, responseType: 'arraybuffer', timeout: TIMEOUT_MS, signal }) as const;

function toBlob({ data, headers }: AxiosResponse<ArrayBuffer>): Blob {
  const type: unknown = headers['content-type'];
  return new Blob([data], { type: typeof type === 'string' ? type : undefined });
}

/** Asks the removal service for the picture without its background. Not our server: no bearer. Source: CD-2. */
export async function removeBackground(photo: Blob, signal: AbortSignal): Promise<Blob> {
  const form = new FormData();
  form.append('image_file', photo, UPLOAD_NAME);
  form.append('size', 'regular');
  const config = configFor(signal, keyHeader('X-Api-Key', env.removeBackgroundKey));
  return toBlob(await thirdPartyClient.post<ArrayBuffer>(env.removeBackgroundUrl, form, config));
}

/** Asks the enhancement service for a better picture, and fetches it where the answer is only its address. */
export async function enhance(photo: Blob, signal: AbortSignal): Promise<Blob> {
  const form = new FormData();
  form.append('image', photo, UPLOAD_NAME);
  form.append('type', 'general');
  form.append('strength', '50');
  const config = configFor(signal, keyHeader('api-key', env.enhanceKey));
  const { data } = await thirdPartyClient.post<ArrayBuffer>(env.enhanceUrl, form, config);
  const answer = readEnhanceAnswer(data, new URL(env.enhanceUrl, window.location.href).href);
  return 'picture' in answer ? answer.picture : fetchPicture(answer.address, signal);
}

/** The picture behind an address, asked for without any of our credentials. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  return toBlob(await thirdPartyClient.get<ArrayBuffer>(address, configFor(signal)));
}
