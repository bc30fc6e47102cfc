import { foldText } from '#contract/fold-text.ts'

const ORDINALS: [RegExp, (total: number) => number][] = [
  [/\b(?:first|1st|primer[ao]?)\b/, () => 1],
  [/\b(?:second|2nd|segund[ao])\b/, () => 2],
  [/\b(?:third|3rd|tercer[ao]?)\b/, () => 3],
  [/\b(?:last|ultim[ao])\b/, (total) => total],
]
const NUMBER =
  /^\W*(?:(?:the|number|option|no|num|numero|opcion|el|la|choose|pick|i(?: ?ll)? (?:take|want|choose|pick)|quiero|prefiero|me quedo con)\W+)*#?\s?([1-9])(?![\d:]|\s?(?:[ap]\.?\s?m|o ?clock))(?:\W+(?:please|works|thanks|thank you|por favor|gracias|esta bien|me sirve|is (?:fine|good)|sounds good))*\W*$/
const DAYS = ['sun|domingo', 'mon|lunes', 'tue|martes', 'wed|miercoles', 'thu|jueves', 'fri|viernes', 'sat|sabado']
const CLOCK = /\b(\d{1,2})(?::(\d\d))?\s*(a\.?\s?m\b|p\.?\s?m\b)?/g

/**
 * Which of the times that were listed a customer's words plainly choose: its number, from 1; undefined where they do not
 * tell. `listed`: as they were written, "Tuesday, December 1 at 10:00 AM".
 */
export function readChoice(said: string, listed: readonly string[]): number | undefined {
  const words = foldText(said).replace(/[’']/g, '')
  const number = Number(NUMBER.exec(words)?.[1] ?? 0)
  if (number > 0) return number <= listed.length ? number : undefined
  const fitting = fittingIn(words, listed)
  if (fitting) return fitting.length === 1 ? fitting[0] : undefined
  const place = ORDINALS.find(([pattern]) => pattern.test(words))?.[1](listed.length)
  return place !== undefined && place <= listed.length ? place : undefined
}

/** The numbers of those on the day and at the hour that are named; undefined where neither is. */
function fittingIn(words: string, listed: readonly string[]): number[] | undefined {
  const days = DAYS.filter((names) => new RegExp(`\\b(?:${names})`).test(words))
  const hours = [...words.matchAll(CLOCK)].map(([, hour, minute = '00', half = '']) => ({
    hour: Number(hour) % 12,
    minute,
    half: half[0],
  }))
  if (days.length === 0 && hours.length === 0) return undefined
  return listed.flatMap((line, i) => {
    const text = foldText(line)
    const [, hour, minute, half] = /(\d{1,2}):(\d\d)\s*([ap])/.exec(text) ?? []
    const isOnDay = days.length === 0 || days.some((names) => new RegExp(`\\b(?:${names})`).test(text))
    const isAt =
      hours.length === 0 ||
      hours.some((one) => one.hour === Number(hour) % 12 && one.minute === minute && (!one.half || one.half === half))
    return isOnDay && isAt ? [i + 1] : []
  })
}
