import { useMemo } from 'react'
import { lastActivity } from '#contract/customers/card-age.ts'
import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { type Formats, useFormats } from '../../../lib/language/formats.ts'
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

interface Known {
  nexts: ReadonlyMap<string, Next>
  /** The last words with a contact. */
  lastWords: ReadonlyMap<string, string>
}

/** A card's color, what it says in words, since when nobody wrote, its worth, and what is next: nobody has to tell colors apart. */
export function useCardWords(times: TimeSettings, now: number, { nexts, lastWords }: Known) {
  const t = usePipelineText()
  const formats = useFormats()
  return useMemo(() => {
    const { dollars, fromNow, moment, soon, zonedMoment } = formats
    const nextOf = (card: Contact): NextWords | undefined => {
      const until = card.paused_until
      if (until !== null && isPaused(card, now))
        return { kind: 'pause', words: soon(until, now), title: t('paused_until', { when: moment(until) }) }
      const next = nexts.get(card.id)
      if (!next) return undefined
      const title = t(`next_${next.kind}`, { when: zonedMoment(next.at), text: next.text ?? '' })
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
        said: lastWords.get(card.id) ?? '',
        age: ageWords(formats, card.last_message_at ?? card.updated_at, now),
        worth: card.worth === null ? '' : dollars(card.worth),
        words: isResting && next ? next.title : t(`age_${color}`, { when: fromNow(since, now) }),
      }
    }
  }, [times, now, nexts, lastWords, t, formats])
}

/** "<1h", "3h", "2d", "5w". */
function ageWords({ shortAge: written }: Formats, at: string, now: number): string {
  const { unit, count } = shortAge(at, now)
  return count === 0 ? `<${written(1, 'hour')}` : written(count, unit)
}
