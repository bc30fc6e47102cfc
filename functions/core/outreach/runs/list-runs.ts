import type { Language } from '#contract/language.ts'
import { END_REASONS, type RunStatus } from '#contract/outreach/automation-facts.ts'
import type { Run } from '#contract/outreach/automation-schema.ts'
import { LEFT_OUT } from '#contract/outreach/send-facts.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { listAutomationsOf } from '../automations/door.ts'
import { getOwnAutomation } from '../automations/get-automation.ts'
import type { RunItem, StoryItem } from './entity.ts'
import { findRuns, listRuns, listStandings } from './store.ts'

interface Asked {
  id: string
  status?: RunStatus | undefined
  per_page: number
  cursor?: string | undefined
}

/** An automation's runs with the contacts that the caller may see, the newest first. */
export async function listAutomationRuns(ctx: Ctx, { id, status, per_page, cursor }: Asked) {
  const { name } = await getOwnAutomation(ctx, id)
  const list = JSON.stringify(['runs', id, status])
  const place = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const page = await listRuns(ctx.org, id, { status, place, limit: per_page })
  const ids = page.runs.map(({ contact }) => contact)
  const seen = await findContactsById(ctx, ids)
  return {
    data: page.runs.flatMap((run) => {
      const contact = seen.get(run.contact)
      return contact ? [presentRun(run, { automation: name, contact: displayName(contact) }, ctx.caller.language)] : []
    }),
    cursor: page.place === undefined ? null : sealCursor(ctx, list, page.place),
  }
}

/** A contact's runs: the latest of each automation, the newest first. */
export async function listContactRuns(ctx: Ctx, { id }: { id: string }) {
  const contact = displayName(await getReadableContact(ctx, id))
  const standings = await listStandings(ctx.org, id)
  if (standings.length === 0) return { data: [] }
  const [runs, automations] = await Promise.all([
    findRuns(
      ctx.org,
      standings.map(({ automation, run }) => ({ automation, id: run })),
    ),
    listAutomationsOf(ctx.org),
  ])
  const names = new Map(automations.map((one) => [one.id, one.name]))
  return {
    data: runs
      .toSorted((a, b) => (a.began_at > b.began_at ? -1 : 1))
      .map((run) => presentRun(run, { automation: names.get(run.automation) ?? '', contact }, ctx.caller.language)),
  }
}

function presentRun(run: RunItem, names: { automation: string; contact: string }, language: Language): Run {
  const { id, automation, contact, number, status, due_at, began_at, ended_at, story } = run
  return {
    id,
    automation: { id: automation, name: names.automation },
    contact: { id: contact, name: names.contact },
    version: number,
    status,
    reason: reasonOfRun(run, language),
    due_at: due_at ?? null,
    began_at,
    ended_at: ended_at ?? null,
    story: story.map((line) => ({
      at: line.at,
      step: line.step,
      act: line.act,
      outcome: line.outcome,
      reason: reasonOf(line, language),
      until: line.until ?? null,
      message_id: line.message ?? null,
    })),
  }
}

/** Why it ended early, or never began. */
function reasonOfRun({ status, reason, story }: RunItem, language: Language): string | null {
  if (reason) return END_REASONS[reason][language]
  const [line] = story
  return status === 'left_out' && line ? reasonOf(line, language) : null
}

function reasonOf({ left_out, reason }: StoryItem, language: Language): string | null {
  if (reason) return sayRefusal(reason, language, false)
  return left_out ? LEFT_OUT[left_out][language] : null
}
