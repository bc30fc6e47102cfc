import type { ComposeAct } from '#contract/assistant/assistant-facts.ts'
import { writing } from '#contract/assistant/writing.ts'
import type { Language } from '#contract/language.ts'
import type { Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useMay } from '../lib/session.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'
import type { Place } from './messages/messages.ts'

/**
 * True for who writes to customers where an AI is connected and works, undefined until that is known; `isFresh` asks again as
 * the component appears.
 */
export function useHasAi({ isFresh = false } = {}): boolean | undefined {
  const { data, error } = useRow(writing.ready, {}, { revalidateIfStale: isFresh, revalidateOnFocus: isFresh })
  const mayWrite = useMay('write')
  return data ? mayWrite && data.is_ready : error && false
}

export const composeText = (place: Place, act: ComposeAct, text: string, language?: Language) =>
  call(writing.compose, { body: { ...place, act, language, ...(act !== 'draft' && { text }) } })

type Translation = Output<typeof writing.translate>
const translations = new Map<string, Promise<Translation>>()

/** A message in another language: each is asked for once while the page is open. */
export function translateMessage(place: Place, messageId: string, language: Language): Promise<Translation> {
  const key = `${messageId} ${language}`
  const known = translations.get(key)
  if (known) return known
  const asked = call(writing.translate, { body: { ...place, message_id: messageId, language } })
  translations.set(key, asked)
  asked.catch(() => translations.delete(key))
  return asked
}

/** What a contact's conversations are about; it is old once something is said. */
export function useConversationSummary(contact: string) {
  useReadOn(({ changed, contact_id }) => changed === 'message' && contact_id === contact, [writing.summary])
  return useRow(writing.summary, { params: { id: contact } }, { refreshInterval: useIsLive() ? 0 : POLL_MS * 5 })
}
export async function makeConversationSummary(contact: string) {
  const input = { params: { id: contact } }
  await know(writing.summary, input, await call(writing.makeSummary, input))
}
