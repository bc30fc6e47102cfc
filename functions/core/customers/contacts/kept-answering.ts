import type { ContactItem } from './entity.ts'

/** Who answers a contact; times are ISO 8601, `mode` is one of the assistant's (contract/assistant/assistant-facts.ts). */
export type Answering = Partial<Record<'mode' | 'mode_until' | 'silent_until' | 'reason' | 'changed_at', string>>
export const answeringOf = ({ assistant }: Pick<ContactItem, 'assistant'>): Answering =>
  assistant ? JSON.parse(assistant) : {}
export const keptAnswering = (answering: Answering) => JSON.stringify(answering)
