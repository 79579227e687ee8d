/** How each kind of provider is spoken to: the protocol's own library, loaded with the first call. */
import type { LanguageModelV4 } from '@ai-sdk/provider';

export const modelProtocols = ['openai', 'anthropic', 'google'] as const;
export type ModelProtocol = (typeof modelProtocols)[number];

export type WireConfig = { protocol: ModelProtocol; url: string; key: string | undefined; name: string };

/** Where the provider itself listens; behind "OpenAI-compatible" may be anybody. */
export const ownAddress: Partial<Record<ModelProtocol, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** The libraries would look into the environment for what they are not given, so each is given all of it. */
export async function openWire(
  { protocol, url, key, name }: WireConfig,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV4> {
  const baseURL = url.replace(/\/+$/, '');
  if (protocol === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey: key ?? '', fetch })(name);
  }
  if (protocol === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ baseURL, apiKey: key ?? '', fetch })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    fetch,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(key === undefined ? {} : { apiKey: key }),
    ...(new URL(url).hostname === 'api.openai.com' ? { transformRequestBody: asOpenAiWants } : {}),
  })(name);
}

/** OpenAI itself counts what a model thinks, too, and calls the limit by another name. */
function asOpenAiWants({ max_tokens: most, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: most };
}
