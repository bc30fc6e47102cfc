import { useMemo } from 'react'
import { lastActivity } from '#contract/customers/card-age.ts'
import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { usePipelineText } from '../texts.ts'
import { colorOf, isPaused, shortAge } from './age-of.ts'
import type { Next } from './use-next.ts'

/** What comes next for a card's contact, as it is written there. */
export interface NextWords {
  kind: Next['kind'] | 'pause'
  words: string
  title: string
  isLate?: boolean
}

/** A card's color, what it says in words, since when nobody wrote, its worth, and what is next: nobody has to tell colors apart. */
export function useCardWords(times: TimeSettings, now: number, nexts: ReadonlyMap<string, Next>) {
  const t = usePipelineText()
  const language = useLanguage()
  const { fromNow, moment, shortDollars } = useFormats()
  return useMemo(() => {
    const ageWords = ageFormats(language)
    const soon = soonFormat(language)
    const nextOf = (card: Contact): NextWords | undefined => {
      const until = card.paused_until
      if (until !== null && isPaused(card, now))
        return { kind: 'pause', words: soon(until, now), title: t('paused_until', { when: moment(until) }) }
      const next = nexts.get(card.id)
      if (!next) return undefined
      const title = t(`next_${next.kind}`, { when: moment(next.at), text: next.text ?? '' })
      return { kind: next.kind, words: soon(next.at, now), title, isLate: Date.parse(next.at) < now }
    }
    const known = new Map<string, NextWords | undefined>()
    return (card: Contact) => {
      const color = colorOf(card, times, now)
      const until = card.paused_until
      const isResting = isPaused(card, now)
      // The same object each time: a card that is told nothing new is not drawn again.
      if (!known.has(card.id)) known.set(card.id, nextOf(card))
      const next = known.get(card.id)
      const since = color === 'orange' && until !== null ? until : lastActivity(card)
      return {
        color,
        next,
        isPaused: isResting,
        age: card.last_message_at === null ? '' : ageWords(card.last_message_at, now),
        worth: card.worth === null ? '' : shortDollars(card.worth),
        words: isResting && next ? next.title : t(`age_${color}`, { when: fromNow(since, now) }),
      }
    }
  }, [times, now, nexts, t, language, fromNow, moment, shortDollars])
}

const DAY_MS = 86_400_000

/** "Today 3:00 PM", "Mon 3:00 PM", "Dec 14": a near time as short as it is clear. */
function soonFormat(language: string) {
  const locale = `${language}-US`
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
  return (moment: string, now: number) => {
    const at = new Date(moment)
    const days = Math.round((midnight(at) - midnight(new Date(now))) / DAY_MS)
    if (days < -1 || days > 6) return date.format(at)
    const word = days < 2 ? day.format(days, 'day') : weekday.format(at)
    return `${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)} ${time.format(at).replace(/\s/g, '\u00a0')}`
  }
}

/** "3h", "2d", "5w". */
function ageFormats(language: string) {
  const formatOf = (unit: string) =>
    new Intl.NumberFormat(`${language}-US`, { style: 'unit', unit, unitDisplay: 'narrow' })
  const formats = { hour: formatOf('hour'), day: formatOf('day'), week: formatOf('week') }
  return (at: string, now: number) => {
    const { unit, count } = shortAge(at, now)
    return count === 0 ? `<${formats.hour.format(1)}` : formats[unit].format(count)
  }
}
