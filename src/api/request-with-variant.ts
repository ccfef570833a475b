import type * as z from 'zod/mini';
import { ApiError } from './api-error';
import { currentToken } from './bearer-token';
import { variantMemory } from './variant-memory';
import { API_VARIANTS } from './api-variants';
import { request, type RequestConfig } from './request';

type Config = RequestConfig & { body?: Record<string, unknown> };

/** True where the server accepted the form and failed later, e.g. at leave of a person without leave record. */
function acceptsForm(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 500 && failure.serverMessage !== undefined;
}

/** Repeats a call in the form that a refusal, which stored nothing, asks for. Source: docs/decisions/0020. */
export async function requestWithVariant<Schema extends z.ZodMiniType>(
  schema: Schema,
  config: Config,
): Promise<z.output<Schema>> {
  const { path, body = {} } = config;
  const variant = API_VARIANTS[path];
  const translated = variant?.translate(body);
  if (!variant || !translated) return request(schema, config);

  const memory = variant.isGuess ? variantMemory.ofTab : variantMemory.lasting;
  const send = (asVariant: boolean) => request(schema, { ...config, body: asVariant ? translated : body });
  const usesVariant = memory.has(path);
  const token = currentToken();
  try {
    return await send(usesVariant);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const asksForOtherForm = usesVariant ? variant.refusesVariant(error) : variant.refusesSpecified(error);
    // The repeated call must carry the token of the first.
    if (!asksForOtherForm || currentToken() !== token) throw error;
    try {
      const answer = await send(!usesVariant);
      memory.set(path, !usesVariant);
      return answer;
    } catch (failure) {
      if (!variant.isGuess && acceptsForm(failure)) memory.set(path, !usesVariant);
      throw failure;
    }
  }
}
