import { PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { AppError } from '../../platform/errors.ts'
import type { VendorErrorKind } from '../providers/vendor-error.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'
import type { NotAsked } from '../usage/run-call.ts'

/** The reason why no model could write something, for the person who waits for it. */
export function refusedBy(
  { vendor }: Pick<AssistantDesk, 'vendor'>,
  kind: VendorErrorKind | NotAsked['kind'],
): AppError {
  if (!vendor || kind === 'no_key') return new AppError('ai_not_set_up')
  const asked = { provider: PROVIDER_FACTS[vendor.provider].name }
  if (kind === 'budget') return new AppError('ai_budget_used')
  if (kind === 'auth' || kind === 'quota' || kind === 'model_gone') return new AppError('ai_stopped')
  if (kind === 'throttled') return new AppError('ai_too_many', asked)
  if (kind === 'malformed' || kind === 'refused' || kind === 'conversation_too_long') return new AppError('ai_no_text')
  return new AppError('ai_unreachable', asked)
}
