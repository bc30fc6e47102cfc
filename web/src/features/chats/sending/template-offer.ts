let offeredIn: string | undefined

/** Opens the choice of a template automatically in a conversation just started (S2 §4); null cancels that. */
export function offerTemplate(conversation: string | null) {
  offeredIn = conversation ?? undefined
}

/** True if it should open in this conversation; once closed, it doesn't again. */
export const isTemplateOffered = (conversation: string) => offeredIn === conversation
