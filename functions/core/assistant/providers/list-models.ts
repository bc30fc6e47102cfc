import * as z from 'zod/mini'
import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { PROVIDERS } from './provider-rows.ts'

/** Short, because a manager is waiting. */
const LONGEST_CALL_MS = 10_000

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The models available to a key, by name. Throws `invalid` for a refused key, `unavailable` if the vendor is down. */
export async function listModels(provider: AiProvider, key: string): Promise<string[]> {
  const about = { provider: PROVIDER_FACTS[provider].name }
  const { variable, base, models, headers } = PROVIDERS[provider]
  let status: number
  let body: unknown
  try {
    const answer = await fetch(`${optionalVariable(variable) ?? base}${models}`, {
      headers: headers(key),
      // The key must go nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    })
    status = answer.status
    body = await answer.json().catch(() => undefined)
  } catch {
    throw new AppError('ai_unreachable', about)
  }
  if (status === 401) throw refusedFields({ api_key: { key: 'ai_key_refused', about } })
  if (status === 403) throw refusedFields({ api_key: { key: 'ai_key_limited', about } })
  if (status === 429) throw new AppError('ai_too_many', about)
  const list = Models.safeParse(body)
  if (status !== 200 || !list.success) throw new AppError('ai_unreachable', about)
  return list.data.data.map(({ id }) => id).toSorted()
}
