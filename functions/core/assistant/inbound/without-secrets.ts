const MARK = '[removed]'
/** Digits with up to one space, dot, or hyphen between them. */
const LONG_NUMBER = /(?<![\d$])\d(?:[ .-]?\d){12,18}(?![\d])/g
const SSN = /(?<![\d-])\d{3}[- .]\d{2}[- .]\d{4}(?![\d-])/g
const NINE_DIGITS = /(?<![\d$-])\d{9}(?![\d-])/g
const NAMED_SSN =
  /\b(ssn|itin|social(?: security)?|seguro social|social seguro|numero de social)\b([^\d\n]{0,20})((?:\d[ .-]?){4,9})/giu
const NAMED_NUMBER =
  /\b(licen[sc]es?|licencia|dl|id number|pasaporte|passport|policy|p[oó]liza|account|cuenta|routing|matr[ií]cula consular|cvv|cvc|cvv2|c[oó]digo de seguridad|security code|pin)\b((?:\s+(?:is|es|number|n[uú]mero|no|num|de|del?|#|manejo|conducir|seguro|mi|my))*[\s:#.=-]*)([a-z]{0,3}[\d][\da-z-]{2,18})/giu
const PASSWORD = /\b(password|passcode|contrase[ñn]a|clave)\b(\s*(?:is|es|:|=)\s*)(\S{3,})/giu

/** A payment card's number: thirteen to nineteen digits with a right check digit (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A text without numbers of cards, Social Security, licenses, policies, accounts, and passwords; a vendor gets this one. */
export const redactSecrets = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(LONG_NUMBER, (number) => (isCardNumber(number) ? MARK : number))
    .replace(NAMED_SSN, (_, name: string, between: string) => `${name}${between}${MARK}`)
    .replace(SSN, MARK)
    .replace(NINE_DIGITS, MARK)
    .replace(NAMED_NUMBER, (_, name: string, between: string) => `${name}${between}${MARK}`)
    .replace(PASSWORD, (_, name: string, between: string) => `${name}${between}${MARK}`)

/** True if a text holds what must not be kept in a conversation with an assistant. */
export const hasSecrets = (text: string) => redactSecrets(text) !== text.normalize('NFKC')
