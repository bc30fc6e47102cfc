import type { Language } from '#contract/language.ts'

/** Frequent words without accents. Those of Portuguese, French, and others tell a language that we do not answer in. */
const WORDS: Record<Language | 'other', string> = {
  en: `the a an is are do does did you your i i'm my me we it its this that and or but for with have has what when where how
    much can could would will want need looking like am was not no yes please thanks hello hi there to of in on at be any still
    from get got if so about price available`,
  es: `el la los las un una unos es son esta estan tiene tienen tengo que cual cuanto cuando donde como por para con de del en y
    o pero si no me le te lo su sus mi quiero quisiera busco buscando necesito puedo puede hola buenas buenos gracias favor hay
    soy estoy carro troca camioneta precio cuesta todavia mas muy al ese esa este hora hoy manana abren cierran`,
  other: `voce nao uma com obrigado obrigada quanto custa ainda esse essa meu minha estou tem seu bom dia
    je vous est les une avec pour bonjour merci combien pas mon ich das und ist nicht ein eine haben guten
    il che sono ciao grazie per mwen ou bonjou nou`,
}
const SETS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const)

/** Fewer words do not tell: "ok", "si", "2019 Civic". */
const FEWEST = 3
const SPANISH_LETTERS = /[ñ¿¡]/i
const OTHER_LETTERS = /[ãõçœßøåæêâôîû]/i
const LATIN = /[a-záéíóúüñ]/i
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u

/** The language of a customer's text; `previous` where it does not tell, "other" where it is neither of ours. */
export function languageOf(text: string, previous: Language): Language | 'other' {
  if (OTHER_SCRIPT.test(text) && !LATIN.test(text)) return 'other'
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z']+/g) ?? []
  if (SPANISH_LETTERS.test(text) && !OTHER_LETTERS.test(text)) return 'es'
  if (words.length < FEWEST) return previous
  const scores = Object.fromEntries(
    SETS.map(([language, set]) => [language, words.filter((word) => set.has(word)).length]),
  )
  const { en = 0, es = 0, other = 0 } = scores
  const foreign = other + (OTHER_LETTERS.test(text) ? 2 : 0)
  if (foreign > Math.max(en, es)) return 'other'
  if (en === es) return previous
  return en > es ? 'en' : 'es'
}
