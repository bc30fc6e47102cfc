import { AI_PROVIDERS } from '#contract/assistant/providers.ts'
import type { TranscriptProblem } from '#contract/messaging/transcript-problems.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { settingsIn } from '../../people/settings/typed-values.ts'
import { PROVIDERS } from '../providers/provider-rows.ts'
import type { VendorErrorKind } from '../providers/vendor-error.ts'
import type { Vendor } from '../setup/rules.ts'

/** A message's stored sound. */
export const soundIn = ({ media = [] }: Pick<MessageItem, 'media'>) =>
  media.find(({ status, content_type, file }) => status === 'ready' && file && content_type.startsWith('audio/'))

/** The vendor that writes out a dealership's sounds: the first that does so, is switched on, and has a key. */
export function transcriberOf(values: Record<string, string | undefined>): Vendor | undefined {
  const settings = settingsIn('ai', values)
  for (const provider of AI_PROVIDERS) {
    const model = PROVIDERS[provider].transcription?.model
    const sealed = values[`${provider}_api_key`]
    if (model && sealed && settings[`${provider}_enabled`])
      return { provider, model, sealed, monthlyLimit: settings.ai_monthly_cost_limit }
  }
  return undefined
}

/** Pauses in seconds before a sound that nobody answered for is tried again. */
export const PAUSES = [60, 600, 900, 900, 900]

/** What came of a vendor's failure: why a sound is not written out, or `later`. */
export function outcomeOf(kind: VendorErrorKind | 'budget' | 'no_key'): TranscriptProblem | 'later' {
  if (kind === 'budget') return 'budget'
  if (kind === 'auth' || kind === 'quota' || kind === 'model_gone' || kind === 'no_key') return 'vendor'
  if (kind === 'conversation_too_long') return 'too_large'
  if (kind === 'malformed' || kind === 'refused') return 'unreadable'
  return 'later'
}
