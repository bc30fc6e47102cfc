/** A refusal in Twilio's shape; the texts are Twilio's own where its documentation quotes them. */
export class TwilioError extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  toJSON() {
    const { status, code, message } = this
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
  }
}

export const notFound = (what: string) => new TwilioError(404, 20404, `The requested resource ${what} was not found`)

/** The text that a callback has beside its ErrorCode. */
const ERROR_MESSAGES: Record<number, string> = {
  11751: 'Media Message - Media exceeds messaging provider size limit',
  12300: 'Invalid Content-Type',
  30003: 'Unreachable destination handset',
  30004: 'Message blocked',
  30005: 'Unknown destination handset',
  30006: 'Landline or unreachable carrier',
  30007: 'Carrier violation',
  30008: 'Unknown error',
  30032: 'Toll-Free Number Has Not Been Verified',
  30034: 'US A2P 10DLC - Message from an Unregistered Number',
  63003: 'Channel could not find To address',
  63016: 'Failed to send freeform message because you are outside the allowed window',
  63018: 'Rate limit exceeded for channel',
  63019: 'Media failed to download',
  63024: 'Invalid message recipient',
  63049: 'Meta chose not to deliver this WhatsApp marketing message',
}

export function errorMessage(code: number | null): string | null {
  return code === null ? null : (ERROR_MESSAGES[code] ?? `Error ${code}`)
}
