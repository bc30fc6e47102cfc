const WHATSAPP = 'whatsapp:'
const E164 = /^\+[1-9]\d{6,14}$/
/** A WhatsApp user who shows a username instead of a phone number. */
const WHATSAPP_USER_ID = /^[A-Z]{2}\.[A-Za-z0-9]{1,128}$/
const SHORT_CODE_OR_NAME = /^[A-Za-z0-9 ]{3,11}$/

export const isWhatsapp = (address: string) => address.startsWith(WHATSAPP)
export const withoutChannel = (address: string) => (isWhatsapp(address) ? address.slice(WHATSAPP.length) : address)
export const isPhoneNumber = (address: string) => E164.test(withoutChannel(address))
const isWhatsappUserId = (address: string) => isWhatsapp(address) && WHATSAPP_USER_ID.test(withoutChannel(address))

/** Whom a message can go to. */
export const isRecipient = (address: string) => isPhoneNumber(address) || isWhatsappUserId(address)

/** Whom a message can come from: also a short code or a name on SMS. */
export const isOrigin = (address: string) =>
  isRecipient(address) || (!isWhatsapp(address) && SHORT_CODE_OR_NAME.test(address))

/** The key of what a sender and a customer share: a window, an opt-out. */
export const pairOf = (sender: string, customer: string) => `${sender}|${customer}`
