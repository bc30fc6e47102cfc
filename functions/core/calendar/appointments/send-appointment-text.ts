import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import { appointmentPath } from '#contract/calendar/appointment-path.ts'
import { TEXT_WORDS } from '#contract/calendar/appointment-texts.ts'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { fillValues } from '#contract/messaging/fill-text.ts'
import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { ANSWER_MS, openHours } from '../../messaging/hours/open-hours.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { findTemplate } from '../../messaging/templates/door.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { publicUrl } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { logFailure } from '../../platform/log.ts'
import { openConnection } from '../../telephony/connections/open-connection.ts'
import { findAppointment } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { markOf } from './text-marks.ts'
import { textOf, type WordsOf, wordsOf } from './text-of.ts'
import { isTimely, type Step, textsOf } from './texts-due.ts'

interface Input {
  appointment: string
  step: Step
  /** When this text was due: that of an appointment that was moved meanwhile says nothing any more. */
  due: string
}

/**
 * Texts a customer about an appointment, once, if the dealership wants that and it still makes sense, in the customer's
 * lawful hours: a confirmation of what they just asked for leaves at once.
 */
export async function sendAppointmentText(work: Work, { appointment: id, step, due }: Input): Promise<void> {
  const { org, now } = work
  const [appointment, settings] = await Promise.all([findAppointment(org, id), readSettings(org, 'appointments')])
  if (!appointment || !isOpen(appointment.status) || !settings[`appointment_${step}_enabled`]) return
  // One that waited for lawful hours is due later than planned.
  if (!textsOf(appointment).some(({ ids, at }) => ids.step === step && at <= due)) return
  const contact = await findContact({ org }, appointment.contact, true)
  if (!contact) return
  const at = isAnswer(appointment, contact, step, now)
    ? now
    : (await openHours(org, contact, contact.most_recent_type)).next(now)
  if (!at || !isTimely(step, appointment.starts_at, at)) {
    logFailure(new Error(`The ${step} of an appointment was held up until it made no sense: not sent.`))
    return tellAgent(work, appointment, { step, due })
  }
  if (at > now)
    return putDue([{ kind: 'send-appointment-texts', org, ids: { appointment: id, step }, at: at.toISOString() }])

  const [organization, language] = await Promise.all([readOrganization(org), findOwnerLanguage(org)])
  const link = `${publicUrl()}${appointmentPath(appointment.code)}`
  const words = wordsOf({ appointment, organization, contact, language, link })
  const text = textOf(step, { settings, language, words, appointment, now })
  const template_id = settings[`appointment_${step}_template_id`]
  const isSent = await reach(work, contact, {
    ...text,
    template_id,
    markOn: (channel) => markOf(appointment, step, channel),
  })
  if (!isSent) await tellAgent(work, appointment, { step, due })
}

/** True of the confirmation of what the customer just did, on their page or in a conversation. */
function isAnswer({ booked_at, changed_by }: AppointmentItem, contact: ContactItem, step: Step, now: Date): boolean {
  const isJust = (at: string) => now.getTime() - Date.parse(at) < ANSWER_MS
  return step === 'confirmation' && isJust(booked_at) && (changed_by === undefined || isJust(lastHeardAt(contact)))
}

/** Where nothing can be sent, its people know that. */
async function tellAgent(
  { org }: Work,
  { id, agent: inbox, contact }: AppointmentItem,
  { step, due }: Pick<Input, 'step' | 'due'>,
) {
  if (!(await openConnection(org))) return
  const about = `${id} ${step}`
  await recordNews(org, [{ inbox, kind: 'appointment_text_failed', about, contact, at: new Date(due) }])
}

interface Text {
  body: string
  template_id: string
  words: WordsOf
  markOn: (channel: Channel) => string
}

/**
 * Sends by the channel that the customer used last, else by another that reaches them; false where none does. Whoever
 * wants no messages on one of them gets none on another either.
 */
async function reach(work: Work, contact: ContactItem, text: Text): Promise<boolean> {
  const first = contact.most_recent_type
  for (const channel of first ? [first, ...ALL_CHANNELS.filter((one) => one !== first)] : ALL_CHANNELS) {
    for (const content of await contentsFor(work.org, channel, text)) {
      const client_id = text.markOn(channel)
      try {
        const to = { type: channel, id: conversationIdOf(contact.id, channel), contact_id: contact.id }
        await sendMessage({ ...work, actor: LOTWIRE }, { ...content, ...to, client_id })
        return true
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'unavailable') throw error
        if (error.code === 'opted_out') return false
      }
    }
  }
  return false
}

/** Plain words, and where the channel has a window the dealership's template for when it is shut. */
async function contentsFor(org: OrgId, channel: Channel, { body, template_id, words }: Text) {
  const plain = { body }
  if (!CHANNELS[channel].hasTemplates || !template_id) return [plain]
  const template = await findTemplate(org, template_id)
  if (!template) return [plain]
  const values = TEXT_WORDS.slice(0, template.variables.length).map((word) => `{${word}}`)
  const { variables, lacks } = fillValues(values, words, template.language)
  return lacks ? [plain] : [plain, { template_id, variables }]
}
