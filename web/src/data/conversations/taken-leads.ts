/** Contacts that this page knows a colleague has taken, as opposed to ones that are merely gone. */
const taken = new Set<string>()

export const noteTaken = (contactId: string) => void taken.add(contactId)
export const wasTaken = (contactId: string) => taken.has(contactId)
