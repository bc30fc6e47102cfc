import type { ConsentPurpose, ConsentScope } from '#contract/messaging/consent-facts.ts'
import type { ConsentItem } from './entity.ts'

export const presentConsent = ({ user_id, user_name, evidence, ...consent }: ConsentItem) => {
  const { id, channel, address, purpose, state, method, text, at } = consent
  return {
    id,
    channel,
    address,
    purpose,
    scope: scopeOf(consent),
    state,
    method,
    text,
    at,
    user: user_id ? { id: user_id, name: user_name ?? '' } : null,
    evidence: evidence ?? null,
  }
}

/** How far an entry reaches; whoever took back their own business wants nothing by itself. */
const scopeOf = ({ scope, purpose, method }: Pick<ConsentItem, 'scope' | 'purpose' | 'method'>): ConsentScope =>
  scope ?? (method === 'keyword' ? 'all' : scopeFor(purpose))
export const scopeFor = (purpose: ConsentPurpose = 'informational'): ConsentScope =>
  purpose === 'informational' ? 'all' : 'marketing'
