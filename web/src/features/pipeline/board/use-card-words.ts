import { useMemo } from 'react'
import { lastActivity } from '#contract/customers/card-age.ts'
import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { usePipelineText } from '../texts.ts'
import { colorOf, isPaused, shortAge } from './age-of.ts'

/** A card's color, what it says in words, how long ago the last message was, and its worth: nobody has to tell colors apart. */
export function useCardWords(times: TimeSettings, now: number) {
  const t = usePipelineText()
  const language = useLanguage()
  const { fromNow, moment, shortDollars } = useFormats()
  return useMemo(() => {
    const ageWords = ageFormats(language)
    return (card: Contact) => {
      const color = colorOf(card, times, now)
      const until = card.paused_until
      const worth = card.worth === null ? '' : shortDollars(card.worth)
      const age = card.last_message_at === null ? '' : ageWords(card.last_message_at, now)
      if (until !== null && isPaused(card, now))
        return { color, age, worth, words: t('paused_until', { when: moment(until) }), pausedUntil: moment(until) }
      const since = color === 'orange' && until !== null ? until : lastActivity(card)
      return { color, age, worth, words: t(`age_${color}`, { when: fromNow(since, now) }) }
    }
  }, [times, now, t, language, fromNow, moment, shortDollars])
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
