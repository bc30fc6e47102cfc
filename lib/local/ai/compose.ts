import type { Asked, Turn } from './asked.ts'
import { type Language, languageOf, plain } from './read-customer.ts'
import { translate } from './translate.ts'

type Act = 'translate' | 'shorter' | 'friendlier' | 'summary'

/** The first that the request names. */
const ACTS: [Act, RegExp][] = [
  ['translate', /\b(translat\w*|traduc\w*)/],
  ['summary', /\b(summar\w*|resum\w*)/],
  ['shorter', /\b(short\w*|brief\w*|corta|breve)\b/],
  ['friendlier', /\b(friendl\w*|warm\w*|amable)\b/],
]

/**
 * Rewrites the last text of a request, as its instructions want it: translated, shorter, friendlier, or summed up. The
 * result goes to the only argument of a tool if one is offered, else it is the answer's text.
 */
export function compose({ system, said, tools }: Asked): Turn {
  const texts = said.flatMap((one) => (one.by === 'customer' ? [one.text.replace(/<[^<>]*>/g, ' ').trim()] : []))
  const given = texts.at(-1) ?? ''
  const text = REWRITES[actIn(system) ?? actIn(given) ?? 'friendlier'](given, system)
  const [tool] = tools
  const [argument] = tool?.parameters.required ?? Object.keys(tool?.parameters.properties ?? {})
  return tool && argument ? { calls: [{ name: tool.name, arguments: { [argument]: text } }] } : { text }
}

const REWRITES: Record<Act, (text: string, system: string) => string> = {
  translate: (text, system) => translate(text, languageNamed(system) ?? (languageOf([text]) === 'es' ? 'en' : 'es')),
  shorter: (text) => {
    const [first = '', ...others] = sentencesOf(
      text.replace(/\b(just|really|very|of course|muy|realmente|por supuesto)\s/gi, ''),
    )
    const asked = others.find((one) => one.includes('?'))
    return [first, asked].filter(Boolean).join(' ')
  },
  friendlier: (text) =>
    languageOf([text]) === 'es'
      ? `${/^¡?hola/i.test(text) ? '' : '¡Hola! '}${text} Aquí estoy para lo que necesite.`
      : `${/^(hi|hello)\b/i.test(text) ? '' : 'Hi! '}${text} I am happy to help with anything else.`,
  summary: (text, system) => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const last = cut(lines.at(-1) ?? '')
    const isSpanish = (languageNamed(system) ?? languageOf([text])) === 'es'
    return isSpanish
      ? `El cliente está en contacto. Lo último que se dijo: «${last}»`
      : `The customer is in touch. What was said last: “${last}”`
  },
}

/** The beginning, up to a whole word. */
const cut = (text: string) => (text.length > 160 ? text.slice(0, 160).replace(/\S*$/, '').trim() : text)

const actIn = (text: string) => ACTS.find(([, pattern]) => pattern.test(plain(text)))?.[0]

/** The language that the instructions name. */
function languageNamed(system: string): Language | undefined {
  const named = /\b(?:in|into|to|en|al) (spanish|espanol|english|ingles)\b/.exec(plain(system))?.[1]
  if (!named) return undefined
  return /^(spanish|espanol)$/.test(named) ? 'es' : 'en'
}

const sentencesOf = (text: string) => text.match(/[^.!?]+[.!?]*/g)?.map((one) => one.trim()) ?? []
