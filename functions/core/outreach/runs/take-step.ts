import type { Step } from '#contract/outreach/automation-schema.ts'
import { updateContactMode } from '../../assistant/modes/update-contact-mode.ts'
import { createReminder } from '../../calendar/reminders/create-reminder.ts'
import { presentContact } from '../../customers/contacts/present-contact.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { listCustom } from '../../customers/fields/list-custom.ts'
import { createNote } from '../../customers/notes/create-note.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { assignContact } from '../../messaging/assignment/assign-contact.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { seenByProgram } from '../../platform/access.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { callWebhook } from '../webhooks/record-deliveries.ts'
import { asAutomation } from './as-automation.ts'
import { composeText } from './compose-text.ts'
import { endRun } from './end-run.ts'
import type { FootprintItem, RunItem } from './entity.ts'
import { meets } from './rules.ts'
import { sendStep } from './send-step.ts'
import { type Doing, effectOf, reachedAt, type Taken } from './step-types.ts'
import { findStanding, putFootprint } from './store.ts'

const DONE = { outcome: 'done' } as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Takes one step. What is refused for good, because something has gone or may not be, is told and passed over. */
export async function takeStep(work: Work, doing: Doing): Promise<Taken> {
  try {
    return await ACTS[doing.step.act](work, doing)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable' || error.words.key === 'too_many_changes')
      throw error
    return { outcome: 'skipped', reason: error.words }
  }
}

const ACTS: Record<Step['act'], (work: Work, doing: Doing) => Promise<Taken>> = {
  send: sendStep,
  wait: async ({ now }, { step: { minutes = 0 } }) => ({
    outcome: 'waits',
    until: new Date(now.getTime() + minutes * MINUTE_MS),
  }),
  wait_until: async ({ now }, { step: { hours = 1, on } }) => ({
    outcome: 'waits',
    until: new Date(now.getTime() + hours * HOUR_MS),
    awaits: on,
  }),
  branch: async ({ org, now }, { contact, step: { conditions } }) =>
    meets(contact, conditions, now, await findBeside(org, conditions ?? {}, [contact]))
      ? { outcome: 'yes' }
      : { outcome: 'no', passesOver: true },
  stage: async (work, doing) => {
    const { stage = '' } = doing.step
    if (doing.contact.stage !== stage)
      await change(work, doing, 'stage', stage, (ctx, id) => updateContact(ctx, { id, stage }))
    return { ...DONE, began: { stage } }
  },
  label: async (work, doing) => {
    const { label = '' } = doing.step
    await change(work, doing, 'label', label, (ctx, id) => updateContact(ctx, { id, add_labels: [label] }))
    return DONE
  },
  unlabel: async (work, doing) => {
    const { label = '' } = doing.step
    await updateContact(ctxOf(work, doing), { id: doing.contact.id, remove_labels: [label] })
    return DONE
  },
  assign: async (work, doing) => {
    const { agent_id = '' } = doing.step
    await change(work, doing, 'assignee', agent_id, (ctx, contact) => assignContact(ctx, { contact, agent: agent_id }))
    return DONE
  },
  note: async (work, doing) => {
    await writeNote(work, doing, doing.step.text)
    return DONE
  },
  remind: async (work, doing) => {
    const { contact, version, step } = doing
    const { hours = 1, text = '' } = step
    await createReminder(ctxOf(work, doing), {
      client_id: effectOf(doing),
      contact_id: contact.id,
      text: await composeText(work, doing, text),
      due_at: new Date(work.now.getTime() + hours * HOUR_MS).toISOString(),
      user_id: contact.assignee ?? version.user_id,
    })
    return DONE
  },
  notify: async (work, doing) => {
    const { run, contact, step } = doing
    if (step.text) await writeNote(work, doing, step.text)
    const inbox = step.to === 'managers' ? INBOXES.managers : (contact.assignee ?? INBOXES.team)
    const at = new Date(reachedAt(run))
    await recordNews(work.org, [{ inbox, kind: 'automation_notice', about: effectOf(doing), contact: contact.id, at }])
    return DONE
  },
  assistant: async (work, doing) => {
    await updateContactMode(ctxOf(work, doing), { contactId: doing.contact.id, mode: doing.step.mode ?? null })
    return DONE
  },
  start: async ({ org }, doing) => {
    const { run, contact, step } = doing
    await enqueue('run-automations', {
      org,
      task: 'start',
      automation: step.automation_id,
      contact: contact.id,
      about: effectOf(doing),
      at: reachedAt(run),
      chain: chainOf(run),
      vehicle: run.vehicle,
      isStarted: true,
    })
    return DONE
  },
  stop: async (work, { contact, step: { automation_id = '' } }) => {
    const standing = await findStanding(work.org, contact.id, automation_id)
    if (standing?.is_active) await endRun(work, automation_id, standing.run, 'stopped')
    return DONE
  },
  webhook: async ({ org }, doing) => {
    const { run, contact, version, step } = doing
    const happening = { sequence: effectOf(doing), at: new Date(reachedAt(run)) }
    const custom = (await listCustom(org, [contact.id])).get(contact.id) ?? {}
    await callWebhook(org, step.webhook_id ?? '', happening, {
      automation: { id: version.automation, name: version.name },
      run_id: run.id,
      contact: { ...presentContact(seenByProgram(contact), new Map()), custom },
      vehicle_id: run.vehicle ?? null,
    })
    return DONE
  },
}

const ctxOf = (work: Work, { version }: Doing): Ctx =>
  asAutomation(work, { id: version.automation, name: version.name })

const chainOf = ({ chain, automation }: RunItem) => [...chain, automation]

/** Changes a contact, and leaves word of it first, so that what follows from the change knows its cause. */
async function change(
  work: Work,
  doing: Doing,
  what: FootprintItem['what'],
  value: string,
  make: (ctx: Ctx, contact: string) => Promise<unknown>,
) {
  const { org } = work
  const contact = doing.contact.id
  await putFootprint({ org, contact, what, value, chain: chainOf(doing.run), at: new Date().toISOString() })
  await make(ctxOf(work, doing), contact)
}

async function writeNote(work: Work, doing: Doing, text = '') {
  const content = await composeText(work, doing, text)
  if (content) await createNote(ctxOf(work, doing), { id: doing.contact.id, content, client_id: effectOf(doing) })
}
