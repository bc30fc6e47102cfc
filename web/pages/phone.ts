import { parseAddress } from '#contract/customers/channels/address.ts'

/** A telephone number as `+15125550101`; undefined where what a feed or a setting holds is none. */
export function dialed(written: string | null): string | undefined {
  const digits = parseAddress(written ?? '').address.replace(/\D/g, '')
  if (digits.length === 10) return `+1${digits}`
  return digits.length > 6 && digits.length < 16 ? `+${digits}` : undefined
}

/** The same for the eye: `(512) 555-0101`. */
export const phoneText = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
