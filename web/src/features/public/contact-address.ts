const CONTACT = 'hello@lotwire.com'
const SALES = 'sales@lotwire.com'

/** A `mailto:` URL to us with a prefilled subject and questions to answer. */
export const mailTo = (to: 'contact' | 'sales', subject: string, body: string) =>
  `mailto:${to === 'sales' ? SALES : CONTACT}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

export const CONTACT_ADDRESS = CONTACT
