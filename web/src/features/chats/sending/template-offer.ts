let offeredIn: string | undefined

/** Where a conversation was just started, the choice of a template opens by itself (S2 §4); null takes that back. */
export function offerTemplate(conversation: string | null) {
  offeredIn = conversation ?? undefined
}

/** Whether it shall open in this conversation; once it was closed, it does not again. */
export const isTemplateOffered = (conversation: string) => offeredIn === conversation
