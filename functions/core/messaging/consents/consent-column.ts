import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Language } from '#contract/language.ts'
import { CONSENT_METHODS, CONSENT_STATE_WORDS, PURPOSE_WORDS, PURPOSES } from '#contract/messaging/consent-facts.ts'
import type { ConsentItem } from './entity.ts'

/** The column of contact files that tells of consent; an import takes no notice of it. */
export const CONSENT_HEADING = { en: 'Consent History', es: 'Historial de consentimiento' } as const

/** The newest of each channel and purpose: "SMS, offers: agreed, in person, 2026-11-28". Entries are newest first. */
export const consentCell = (consents: readonly ConsentItem[], language: Language): string =>
  ALL_CHANNELS.flatMap((channel) =>
    PURPOSES.flatMap((purpose) => {
      const own = consents.filter((one) => one.channel === channel)
      const isDoubtful = own[0]?.state === 'in_doubt'
      const newest = own.find((one) => one.purpose === purpose && (isDoubtful || one.state !== 'in_doubt'))
      if (!newest) return []
      const { state, method, at } = newest
      const how = CONSENT_METHODS[method as keyof typeof CONSENT_METHODS]?.[language] ?? method
      const words = `${CHANNELS[channel].name}, ${PURPOSE_WORDS[purpose][language]}: ${CONSENT_STATE_WORDS[state][language]}`
      return [`${words}, ${how}, ${at.slice(0, 'YYYY-MM-DD'.length)}`]
    }),
  ).join('; ')
