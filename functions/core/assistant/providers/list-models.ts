import * as z from 'zod/mini'
import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { PROVIDERS } from './provider-rows.ts'

/** A manager waits for it. */
const LONGEST_CALL_MS = 10_000

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The models that a key may use, by name. Throws `invalid` where the vendor does not take the key, `unavailable` where it does not answer. */
export async function listModels(provider: AiProvider, key: string): Promise<string[]> {
  const about = { provider: PROVIDER_FACTS[provider].name }
  const { variable, base, models, headers } = PROVIDERS[provider]
  let status: number
  let body: unknown
  try {
    const answer = await fetch(`${process.env[variable] ?? base}${models}`, {
      headers: headers(key),
      // A key goes nowhere else.
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
