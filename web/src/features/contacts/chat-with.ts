/** Where a contact is written to or called (S1 §2). */
export const chatWith = (contact: string, type: 'whatsapp' | 'sms' | 'calls') =>
  `/chats?${new URLSearchParams({ contact, type })}`
