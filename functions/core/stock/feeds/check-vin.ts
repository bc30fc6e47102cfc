/** The value of each letter and digit for the check digit (49 CFR 565), by character code. */
const VALUES = new Uint8Array(128)
for (const [letters, first] of [
  ['0123456789', 0],
  ['ABCDEFGH', 1],
  ['JKLMN', 1],
  ['P', 7],
  ['R', 9],
  ['STUVWXYZ', 2],
] as const)
  for (let i = 0; i < letters.length; i++) VALUES[letters.charCodeAt(i)] = first + i
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** True if the ninth character is the right check digit; vehicles made for other countries need not have it. */
export function hasCheckDigit(vin: string): boolean {
  let sum = 0
  for (let i = 0; i < 17; i++) sum += (VALUES[vin.charCodeAt(i)] ?? 0) * (WEIGHTS[i] ?? 0)
  const remainder = sum % 11
  return vin.charAt(8) === (remainder === 10 ? 'X' : String(remainder))
}
