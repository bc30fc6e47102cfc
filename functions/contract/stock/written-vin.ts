/** 17 characters without I, O and Q (ISO 3779); the same one 17 times is filler. */
const VIN = /^(?!(.)\1{16})[A-HJ-NPR-Z0-9]{17}$/

export const isVin = (vin: string) => VIN.test(vin)

/** A VIN as its maker writes it; apostrophes, blanks, dots, and hyphens come from spreadsheets and people. */
export function writtenVin(text: string): string {
  const upper = text.toUpperCase()
  return isVin(upper) ? upper : upper.replace(/['’\s.\p{Pd}\u00ad\u2212]/gu, '')
}
