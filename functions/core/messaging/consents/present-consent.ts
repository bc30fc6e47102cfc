import type { ConsentItem } from './entity.ts'

export const presentConsent = ({ user_id, user_name, evidence, ...consent }: ConsentItem) => {
  const { id, channel, address, purpose, state, method, text, at } = consent
  return {
    id,
    channel,
    address,
    purpose,
    state,
    method,
    text,
    at,
    user: user_id ? { id: user_id, name: user_name ?? '' } : null,
    evidence: evidence ?? null,
  }
}
