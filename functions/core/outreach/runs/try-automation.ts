import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Step, TriedStep } from '#contract/outreach/automation-schema.ts'
import { LEFT_OUT } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { hoursFor } from '../../messaging/hours/open-hours.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Definition } from '../automations/entity.ts'
import { findNames } from '../automations/find-names.ts'
import { getOwnAutomation } from '../automations/get-automation.ts'
import { findStanding } from '../sends/door.ts'
import { findGround } from '../sends/find-ground.ts'
import { channelsFor } from './channels-for.ts'
import { composeStep } from './compose-step.ts'
import { composeText } from './compose-text.ts'
import { reasonForStep } from './reason-for-step.ts'
import { meets, programOf } from './rules.ts'
import { NOT_MET, wouldOf } from './would-of.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Plays an automation as it is saved with a contact, step by step from now on, as if nothing came in between.
 * Nothing is sent and nothing changes.
 */
export async function tryAutomation(
  ctx: Ctx,
  input: { id: string; contact_id: string },
): Promise<{ steps: TriedStep[] }> {
  const { now, caller } = ctx
  const [automation, contact] = await Promise.all([
    getOwnAutomation(ctx, input.id),
    getVisibleContact(ctx, input.contact_id),
  ])
  const isMetAt = async (conditions: ContactQuery | null | undefined, one: ContactItem, at: Date) =>
    meets(one, conditions, at, await findBeside(ctx.org, conditions ?? {}, [one]))
  const why = (await isMetAt(automation.conditions, contact, now)) ? null : NOT_MET[caller.language]
  const sending = await openTrial(ctx, automation, contact)
  const names = await findNames(ctx.org)

  const steps: TriedStep[] = []
  const program = programOf(automation.steps)
  let seen: ContactItem = contact
  let at = now
  for (let i = 0; i < program.length; i++) {
    const op = program[i]
    if (!op) break
    if (!('step' in op)) {
      i += op.over
      continue
    }
    const { step } = op
    const isMet = step.act !== 'branch' || (await isMetAt(step.conditions, seen, at))
    const tried = step.act === 'send' ? await sending(step, seen, at) : undefined
    at = tried?.at ?? at
    const text = tried?.text ?? (await composeText(ctx, { run: {}, contact }, step.text ?? ''))
    const would = wouldOf(step, { names, isMet, text }, caller.language)
    const reason = tried?.reason === undefined ? null : LEFT_OUT[tried.reason][caller.language]
    steps.push({ at: at.toISOString(), act: step.act, would, why_not: why ?? reason })
    at = new Date(at.getTime() + waitOf(step))
    seen = after(step, seen)
    if (!isMet) i += op.over
  }
  return { steps }
}

const waitOf = ({ act, minutes = 0, hours = 0 }: Step) =>
  act === 'wait' ? minutes * MINUTE_MS : act === 'wait_until' ? hours * HOUR_MS : 0

/** A contact as a step leaves it, for the branches behind it. */
function after({ act, stage, label = '' }: Step, contact: ContactItem): ContactItem {
  const { labels } = contact.listed
  const withLabels = (list: string[]) => ({ ...contact, listed: { ...contact.listed, labels: list } })
  if (act === 'stage' && stage) return { ...contact, stage }
  if (act === 'label') return withLabels([...labels, label])
  return act === 'unlabel' ? withLabels(labels.filter((one) => one !== label)) : contact
}

/** Returns what looks at a message: when it would go out by the customer's hours, its text, and what speaks against it. */
async function openTrial({ org, now }: Ctx, { purpose }: Definition, tried: ContactItem) {
  const [ground, { consents, reach }] = await Promise.all([findGround(org), findStanding(org, tried)])
  const { settings } = ground
  const sent = [...reach.sent]
  return async (step: Step, contact: ContactItem, from: Date) => {
    const { content, reason: lacks } = await composeStep({ org, now }, { run: {}, contact, step })
    const at = hoursFor(contact, channelsFor(step, contact)[0], ground.hours).next(from)
    const mark = `${step.id}`
    const known = { contact, consents, reach: { sent }, settings }
    const reason = lacks ?? (at ? reasonForStep(step, known, { purpose, mark }, at) : 'quiet_hours')
    if (at && reason === undefined) sent.push({ at: at.toISOString(), mark, by: 'automation', id: '' })
    return { at: at ?? from, reason, text: 'body' in content ? (content.body ?? '') : content.variables.join(' · ') }
  }
}
