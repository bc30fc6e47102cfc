/** The clitics that a form may carry: "verlo", "dígame". */
const CLITICS = ['', 'me', 'te', 'le', 'lo', 'la', 'nos', 'les', 'los', 'las', 'se']
const PRESENT = { a: ['o', 'as', 'a', 'an'], e: ['o', 'es', 'e', 'en'] }
const WISHED = { a: ['e', 'es', 'en'], e: ['a', 'as', 'an'] }
const PAST = { a: ['e', 'o', 'aste', 'aron'], e: ['i', 'io', 'iste', 'ieron'] }

/**
 * The forms of a verb, without accents: of "mostrar/muestr" with "muestr" where the stem changes. Irregular verbs
 * are listed form by form among the words.
 */
export function formsOf(entry: string): string[] {
  const [infinitive = '', changed] = entry.split('/')
  const [stem, ending] = [infinitive.slice(0, -2), infinitive.slice(-2)]
  const strong = changed ?? stem
  const vowel = ending === 'ar' ? 'a' : 'e'
  const soft = vowel === 'a' ? spelledBeforeE : spelledBeforeA
  const wished = WISHED[vowel].map((one) => soft(strong, infinitive) + one)
  return [
    ...CLITICS.map((clitic) => infinitive + clitic),
    ...PRESENT[vowel].map((one) => (one === 'o' ? soft(strong, infinitive, 'o') : strong) + one),
    `${stem}${ending[0]}mos`,
    ...wished,
    `${soft(stem, infinitive)}${vowel === 'a' ? 'e' : 'a'}mos`,
    ...CLITICS.slice(1).flatMap((clitic) => wished.slice(0, 1).map((one) => one + clitic)),
    ...PAST[vowel].map((one) => (one === 'e' ? soft(stem, infinitive) : stem) + one),
    ...['ia', 'ias', 'iamos', 'ian', 'e', 'a', 'as', 'emos', 'an'].map((one) => infinitive + one),
    ...(vowel === 'a' ? ['ado', 'ando', 'andolo'] : ['ido', 'iendo']).map((one) => stem + one),
  ]
}

const spelledBeforeE = (stem: string, _: string, next?: 'o') =>
  next ? stem : stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')

const spelledBeforeA = (stem: string, infinitive: string) =>
  /[aeiou]cer$/.test(infinitive) ? stem.replace(/c$/, 'zc') : stem.replace(/g$/, 'j')
