const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const VALUES = '12345678123457923456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** Codes for the tenth position, starting in 1980 and repeating every thirty years. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** A well-formed VIN with its check digit; no manufacturer has the code ZZZ (ISO 3780 leaves it free). */
export function makeVin(year: number, serial: number): string {
  const open = `ZZZFAKE00${YEARS[(year - 1980) % 30]}M${String(serial).padStart(6, '0')}`
  return `${open.slice(0, 8)}${checkDigit(open)}${open.slice(9)}`
}

/** The digit for the ninth position (49 CFR 565.15); its current character does not count. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => {
    const letter = LETTERS.indexOf(character)
    return total + Number(letter < 0 ? character : VALUES[letter]) * (WEIGHTS[index] ?? 0)
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
