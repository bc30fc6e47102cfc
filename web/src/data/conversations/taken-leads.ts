/** Contacts of which this page heard that a colleague has them now: of what is only gone, nobody can say so. */
const taken = new Set<string>()

export const noteTaken = (contactId: string) => void taken.add(contactId)
export const wasTaken = (contactId: string) => taken.has(contactId)
