import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { findSecret } from '../../people/settings/find-secret.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { listModels } from './list-models.ts'

/** Tests a key with its vendor, the saved one if none is given. Nothing is saved. */
export async function testProvider({ org }: Ctx, { provider, api_key }: { provider: AiProvider; api_key?: string }) {
  const key = api_key || (await findSecret(org, 'ai', `${provider}_api_key`))
  if (!key)
    throw refusedFields({
      api_key: { key: 'ai_key_missing', about: { provider: PROVIDER_FACTS[provider].name } },
    })
  return { message: 'Connection successful', models: await listModels(provider, key) }
}
