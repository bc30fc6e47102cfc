import { parseAddress } from '#contract/customers/channels/address.ts'

/** A phone number as `+15125550101`; undefined if the feed's or setting's value is invalid. */
export function dialed(written: string | null): string | undefined {
  const digits = parseAddress(written ?? '').address.replace(/\D/g, '')
  if (digits.length === 10) return `+1${digits}`
  return digits.length > 6 && digits.length < 16 ? `+${digits}` : undefined
}

/** The number formatted for display: `(512) 555-0101`. */
export const phoneText = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
