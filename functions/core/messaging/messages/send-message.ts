import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { findContact, setOptedOut } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { standingOf } from '../../people/organizations/standing-of.ts'
import { actorOf, facetsOf, type NamedWork } from '../../platform/actor.ts'
import type { OrgId, Standing } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import type { Content, Sender } from '../../telephony/carriers/carrier.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { isWindowOpen } from '../conversations/free-text-window.ts'
import { getWritableConversation } from '../conversations/get-conversation.ts'
import { quote } from '../items/quoted-message.ts'
import { appendMessage } from './append-store.ts'
import { bringsFile, type Composed, composeContent, type Given, type Recipient } from './compose-content.ts'
import { deliverMessage } from './deliver-message.ts'
import { findInThread, findMessage } from './door.ts'
import type { MessageItem } from './entity.ts'
import { findConsents } from './find-consents.ts'
import { findMarked } from './find-marked.ts'
import { findTaking } from './find-taking.ts'
import { factsOf, isConfirmed, refusalOf, stateOf } from './gate.ts'
import { lineOf } from './line-of.ts'
import { markOfClient, markOfResend } from './message-marks.ts'
import { outboundChange } from './outbound-change.ts'
import { presentMessage } from './present-message.ts'
import { arrivalOf } from './row.ts'
import { claimSid } from './sid-store.ts'
import { rankOf } from './statuses.ts'
import { advanceMessage } from './store.ts'
import { refusalOfChange, type UnlessChanged } from './unless-changed.ts'

type Send = Given &
  UnlessChanged & {
    type: string
    id: string
    contact_id?: string
    /** The contact's address that it goes to; absent: where they wrote from last. */
    to?: string
    /** The same client id twice in a conversation is one message. */
    client_id?: string
    /** The message of this conversation that it is in place of: a second one in its place is the first. */
    resend_of?: string
    /** It leaves at a moment at which nobody writes. */
    by_itself?: boolean
    /** The STOP that it confirms, by its moment: the one message that may follow it. */
    confirms?: string
    /** The facts that an AI's text rests on. */
    sources?: MessageItem['sources']
  }

/**
 * Sends one message to a contact; every sender (person, template, rule, API key) comes through here. A text that cannot
 * stand beside its file is sent before it: `messages` are both, `message` is the one with the file.
 */
export async function sendMessage(work: NamedWork, asked: Send): Promise<Sent> {
  const mark = markOf(asked)
  const to = { ...(await getWritableConversation(work, asked)), chosen: asked.to }
  const input = { ...asked, id: to.id, contact_id: to.contact.id }
  // Before anything is made of its file.
  const known = bringsFile(input) ? await findMarked(work.org, mark) : undefined
  if (known) return sent(known)

  const composed = withSources(await composeContent(work, input, to), input)
  const before = await sendBefore(work, input, composed)
  const reply_to = before.length === 0 ? await findAnswered(work.org, to, input) : undefined
  // In the thread too it comes after its text.
  const turn = before.length === 0 ? work : { ...work, now: new Date(work.now.getTime() + before.length) }
  // With its text gone, the file follows.
  const once = before.length === 0 ? input : { ...input, unless_heard: undefined, fence: undefined }
  const queued = await queueMessage(turn, once, mark, {
    composed: { ...composed, kept: { ...composed.kept, reply_to } },
    to,
  }).catch(async (error: unknown) => {
    await composed.discard?.()
    throw error
  })
  if ('earlier' in queued) {
    await composed.discard?.()
    return sent(queued.earlier, before)
  }

  const { message, sender, content, isLate } = queued
  const { isOptedOut, ...progress } = await deliverMessage(sender, message, content, isLate)
  // First: a repeat of this call finds the message already made and never gets here.
  if (isOptedOut) await setOptedOut({ ...message, org: work.org }, work.now.toISOString())
  const { conversation, id } = message
  if (CHANNELS[message.channel].hasSubject && progress.sid) await claimSid(message, progress.sid)
  if (await advanceMessage(work.org, conversation, id, progress)) return sent({ ...message, ...progress }, before)
  return sent((await findMessage(work.org, conversation, id, true)) ?? message, before)
}

interface Sent {
  message: Presented
  messages: Presented[]
}
type Presented = ReturnType<typeof presentMessage>

function sent(message: MessageItem, before: Presented[] = []): Sent {
  const last = presentMessage(message)
  return { message: last, messages: [...before, last] }
}

/** Sends the text that goes before a file; where it may not leave, neither may the file. */
async function sendBefore(work: NamedWork, input: Send, { before, discard }: Composed): Promise<Presented[]> {
  if (before === undefined) return []
  const { type, id, contact_id, client_id, resend_of, unless_heard, fence, by_itself } = input
  const reply_to = 'reply_to' in input ? input.reply_to : undefined
  const mark = client_id ?? resend_of
  const text = {
    type,
    id,
    contact_id,
    body: before,
    reply_to,
    client_id: mark && `${mark} text`,
    unless_heard,
    fence,
    by_itself,
  }
  try {
    return (await sendMessage(work, text)).messages
  } catch (error) {
    await discard?.()
    throw error
  }
}

/** The message that one answers; throws `not_found` where there is none in its conversation. */
async function findAnswered(org: OrgId, { contact, channel }: Recipient, input: Send) {
  if (!('reply_to' in input) || !input.reply_to) return undefined
  const answered = await findInThread(org, contact, channel, input.reply_to)
  if (!answered) throw notFound()
  return quote.of(answered)
}

function markOf({ id, client_id, resend_of }: Send): string | undefined {
  if (resend_of !== undefined) return markOfResend(id, resend_of)
  return client_id === undefined ? undefined : markOfClient(id, client_id)
}

type Sending = { composed: Composed; to: Recipient }

/** Passes the gate and writes the message as queued, or finds the one that this client id already made. */
async function queueMessage(work: NamedWork, input: Send, mark: string | undefined, { composed, to }: Sending) {
  const { org, now } = work
  const { kept, content, refusal: ofContent } = composed
  const halt = haltOf(await findStanding(work), now)
  const consents = await findConsents(work, input, to.contact)
  const isUnlessHeard = input.unless_heard !== undefined
  let queued: Queued | undefined
  let known: Awaited<ReturnType<typeof getWritableConversation>> | undefined = to
  await retryOnConflict(async () => {
    const { contact, channel } = known ?? (await readAnew(work, input, to))
    known = undefined
    const sender = await carrierOf(channel).findSender(org, channel, lineOf(work, contact.channels[channel]))
    const refusal =
      refusalOfChange(contact, input) ??
      refusalOf({
        ...stateOf(contact, channel, input.to, consents),
        ...(facetsOf(actorOf(work).kind).writesIntoClosed && { status: 'active' as const }),
        ...(isConfirmed(contact, channel, input) && { isAnswer: true }),
        halt,
        content,
        ...factsOf(sender),
        now,
      }) ??
      ofContent
    if (refusal || !sender) {
      const earlier = await findMarked(work.org, mark)
      if (!earlier) throw refusal
      queued = { earlier }
      return true
    }
    const isLate = !isWindowOpen(channel, contact.channels[channel]?.last_inbound_at, now)
    const message = {
      ...compose(work, input, contact, channel, kept),
      from: sender.from,
      to: addressFor(contact, channel, input.to),
      line: sender.line,
    }
    const taking = await findTaking(work, contact)
    const { fence } = input
    const result = await appendMessage(message, mark, {
      ...outboundChange(contact, message),
      taking,
      isUnlessHeard,
      fence,
    })
    if (result === 'outdated') throw new AppError('answer_outdated')
    if (result === 'appended') queued = { message, sender, content, isLate }
    const earlier = result === 'repeated' ? await findMarked(work.org, mark) : undefined
    if (earlier) queued = { earlier }
    return queued !== undefined
  })
  return queued as Queued
}

const withSources = (composed: Composed, { sources }: Send): Composed =>
  sources ? { ...composed, kept: { ...composed.kept, sources } } : composed

/** The conversation after somebody changed it; to whom it was nobody's a moment ago is told that a colleague took it. */
async function readAnew(work: NamedWork, input: Send, { contact: before }: Sending['to']) {
  return getWritableConversation(work, input).catch(async (error: unknown) => {
    const after = before.assignee === undefined ? await findContact({ org: work.org }, before.id, true) : undefined
    throw after?.assignee === undefined ? error : new AppError('lead_taken')
  })
}

/** A caller brings it along. */
const findStanding = async (work: NamedWork): Promise<Standing> =>
  'caller' in work ? work.caller.standing : standingOf(await findOrganization(work.org))

type Queued = { earlier: MessageItem } | { message: MessageItem; sender: Sender; content: Content; isLate: boolean }

function compose(
  work: NamedWork,
  input: Send,
  contact: ContactItem,
  channel: Channel,
  kept: Composed['kept'],
): MessageItem {
  const { org, now } = work
  const { kind, id: user_id, name: user_name } = actorOf(work)
  return {
    ...kept,
    org,
    conversation: input.id,
    id: newId(arrivalOf(now, contact.last_message_id)),
    contact: contact.id,
    channel,
    direction: 'outbound',
    sent_at: now.toISOString(),
    status: 'queued',
    rank: rankOf('queued'),
    client_id: input.client_id,
    resend_of: input.resend_of,
    user_id,
    user_name,
    ...(kind !== 'person' && { by: kind }),
  }
}
