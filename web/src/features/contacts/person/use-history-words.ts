import { type AppointmentStatus, KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import { CHANNELS, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { Language } from '#contract/language.ts'
import { CONDITIONS, DEAL_PARTS, LOST_REASONS, type LostReason, PAYMENTS } from '#contract/messaging/deal-facts.ts'
import type { HistoryEntry } from '../../../data/contacts.ts'
import { useStages } from '../../../data/stages.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { usePersonText } from './texts.ts'

/** Says what happened: "Moved from New to Sold". */
export function useHistoryWords() {
  const t = usePersonText()
  const { nameOf } = useStages()
  const language = useLanguage()
  const { dollars, zonedMoment } = useFormats()
  function dealWords(about: string, from: string | null, to: string | null): string {
    if (about === 'sold') return t(to === null ? 'history_sold' : 'history_sold_for', { amount: dollars(Number(to)) })
    if (about === 'lost') return t('history_lost', { reason: LOST_REASONS[to as LostReason]?.[language] ?? '' })
    const words = { ...PAYMENTS, ...CONDITIONS } as Record<string, Record<Language, string> | undefined>
    const say = (value: string | null) => (value === null ? '' : (words[value]?.[language] ?? value))
    const what = about in DEAL_PARTS ? DEAL_PARTS[about as keyof typeof DEAL_PARTS][language] : about
    const change = from === null ? 'history_deal' : to === null ? 'history_deal_removed' : 'history_deal_changed'
    return t(change, { what, from: say(from), to: say(to) })
  }
  return ({ type, about, from, to, from_name, to_name, call, appointment, consent }: HistoryEntry): string => {
    if (call) {
      const isInbound = call.direction === 'inbound'
      if (call.status === 'canceled') return t('history_call_canceled')
      if (call.status !== 'completed') return t(isInbound ? 'history_call_missed' : 'history_call_unanswered')
      return t(isInbound ? 'history_call_in' : 'history_call_out', { duration: formatSeconds(call.seconds) })
    }
    if (consent) {
      const channel = consent.channel in CHANNELS ? channelName(consent.channel as Channel, language) : consent.channel
      const [purpose, ...others] = consent.purposes
      const what = t(
        others.length > 0 ? 'consent_all' : purpose === 'marketing' ? 'consent_offers' : 'consent_business',
      )
      if (consent.state === 'in_doubt') return t('history_consent_doubt', { channel })
      return t(consent.state === 'given' ? 'history_consent' : 'history_consent_back', { what, channel })
    }
    if (type === 'deal') return dealWords(about ?? '', from, to)
    if (type === 'joined') return t('history_joined')
    if (appointment) {
      const words = {
        kind: KIND_FACTS[appointment.kind as keyof typeof KIND_FACTS]?.label[language] ?? appointment.kind,
        when: zonedMoment(appointment.starts_at),
        status: STATUS_FACTS[to as AppointmentStatus]?.label[language] ?? '',
      }
      if (from === to) return t('history_appointment_moved', words)
      return t(from === null ? 'history_appointment_booked' : 'history_appointment', words)
    }
    if (type === 'imported') return t('history_import')
    if (type === 'stage')
      return t(from ? 'history_stage' : 'history_stage_first', { from: nameOf(from ?? ''), to: nameOf(to ?? '') })
    const people = { from: from_name ?? '', to: to_name ?? '' }
    if (!from_name) return t(to_name ? 'history_assigned' : 'assignee_none', people)
    return t(to_name ? 'history_handed_on' : 'history_unassigned', people)
  }
}
