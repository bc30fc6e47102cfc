/** Where a conversation is open. A contact's id leads to one of theirs. */
export const chatAddress = (id: string) => `/chats/${encodeURIComponent(id)}`
