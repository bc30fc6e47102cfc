import { useMemo } from 'react'
import { lastActivity } from '#contract/customers/card-age.ts'
import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { usePipelineText } from '../texts.ts'
import { colorOf, isPaused } from './age-of.ts'

/** A card's color, and what it says in words: nobody has to tell colors apart. */
export function useCardWords(times: TimeSettings, now: number) {
  const t = usePipelineText()
  const { fromNow, moment } = useFormats()
  return useMemo(
    () => (card: Contact) => {
      const color = colorOf(card, times, now)
      const until = card.paused_until
      if (until !== null && isPaused(card, now))
        return { color, words: t('paused_until', { when: moment(until) }), pausedUntil: moment(until) }
      const since = color === 'orange' && until !== null ? until : lastActivity(card)
      return { color, words: t(`age_${color}`, { when: fromNow(since, now) }) }
    },
    [times, now, t, fromNow, moment],
  )
}
