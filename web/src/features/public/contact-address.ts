const CONTACT = 'hello@lotwire.com'
const SALES = 'sales@lotwire.com'

/** A mail to us with its subject and the questions to answer already in it. */
export const mailTo = (to: 'contact' | 'sales', subject: string, body: string) =>
  `mailto:${to === 'sales' ? SALES : CONTACT}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

export const CONTACT_ADDRESS = CONTACT
