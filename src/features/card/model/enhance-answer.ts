import * as z from 'zod/mini';

/** The picture itself, or where it lies. */
export type Enhanced = { picture: Blob } | { address: string };

const answerSchema = z.looseObject({
  output_url: z.nullish(z.string()),
  image: z.nullish(z.string()),
});

function fromBase64(text: string): Blob {
  const data = text.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '');
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
}

/**
 * Reads what an enhancement service answers: `output_url`, a base64 `image`, or the bytes of the picture.
 * `serviceUrl` is absolute; an `output_url` may be relative to it. Source: CD-2.
 *
 * @throws {Error} for an answer that is none of these, and for an address that is not http(s).
 */
export function readEnhanceAnswer(bytes: ArrayBuffer, serviceUrl: string): Enhanced {
  // No picture format starts with a brace.
  const start = new TextDecoder().decode(bytes.slice(0, 64)).trimStart();
  if (!start.startsWith('{')) return { picture: new Blob([bytes]) };
  const { output_url: outputUrl, image } = answerSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  if (outputUrl) {
    const address = new URL(outputUrl, serviceUrl);
    if (!/^https?:$/.test(address.protocol))
      throw new Error(`Not an address of the web: ${address.protocol}`);
    return { address: address.href };
  }
  if (image) return { picture: fromBase64(image) };
  throw new Error('The answer holds no picture');
}
