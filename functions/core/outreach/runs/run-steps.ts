import type { Awaited } from '#contract/outreach/automation-facts.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findAutomation, findPublished } from '../automations/door.ts'
import type { PublishedItem } from '../automations/entity.ts'
import type { RunItem } from './entity.ts'
import { findBeginning } from './find-beginning.ts'
import { exitOf, isUnderWay, over, programOf, sinceAwaited, told } from './rules.ts'
import { findRun, replaceRun } from './store.ts'
import { takeStep } from './take-step.ts'

/**
 * Takes a run's steps until it has to wait, or is over. Each step's effect has an id that follows from run and step, so
 * that one that was interrupted halfway and is taken again happens once.
 */
export async function runSteps(work: Work, begun: RunItem): Promise<void> {
  const { org, now } = work
  const version = await findPublished(org, begun.automation, begun.number)
  const program = programOf(version?.steps ?? [])
  let run: RunItem | undefined = begun
  while (run?.status === 'active') {
    const [automation, contact] = await Promise.all([
      findAutomation(org, run.automation),
      findContact({ org }, run.contact, true),
    ])
    if (!automation || !version) run = await moveOn(org, run, over('ended', now, 'removed'))
    else if (!contact) run = await moveOn(org, run, over('ended', now, 'gone'))
    else if (automation.status === 'paused') {
      await moveOn(org, run, { held: true, due_at: undefined })
      return
    } else run = await takeNext(work, run, { contact, version, program })
    if (run?.due_at !== undefined) return
  }
}

interface Known {
  contact: ContactItem
  version: PublishedItem
  program: ReturnType<typeof programOf>
}

async function takeNext(work: Work, run: RunItem, { contact, version, program }: Known) {
  const { org, now } = work
  const op = program[run.at]
  if (!op) return moveOn(org, run, over('done', now))
  const ended = exitOf(run.began, await findBeginning(org, contact), version.exits)
  if (ended) return moveOn(org, run, over('ended', now, ended))
  if (!('step' in op)) return moveOn(org, run, { at: run.at + 1 + op.over })

  const { step } = op
  const { until, awaits, stays, passesOver, began, ...line } = await takeStep(work, { run, contact, version, step })
  return moveOn(org, run, {
    at: stays ? run.at : run.at + 1 + (passesOver ? op.over : 0),
    due_at: until?.toISOString(),
    awaits,
    held: undefined,
    ...(began && { began: { ...run.began, ...began } }),
    story: told(run.story, {
      at: now.toISOString(),
      step: step.id ?? '',
      act: step.act,
      until: until?.toISOString(),
      ...line,
    }),
  })
}

/** Writes a run's next state; undefined where somebody else moved it on. */
const moveOn = (org: OrgId, run: RunItem, change: Partial<RunItem>): Promise<RunItem | undefined> =>
  retryOnConflict(async () => {
    if (await replaceRun(run, change)) return { run: { ...run, ...change, version: run.version + 1 } }
    const current = await findRun(org, run.automation, run.id)
    return current?.version === run.version ? false : { run: undefined }
  }).then(({ run: moved }) => moved)

interface Wake {
  automation: string
  run: string
  /** The time it was due; or the event it waited for. */
  due?: string
  event?: string
}

/** Has a run go on that waited for this time, or for this to happen; one that doesn't any more is left alone. */
export async function wakeRun(work: Work, { automation, run: id, due, event }: Wake): Promise<void> {
  const run = await findRun(work.org, automation, id)
  if (run?.status !== 'active') return
  // What led on from an event, or from a due entry that was found, and was interrupted, is taken up by its message.
  if (isUnderWay(run)) return runSteps(work, run)
  if (event !== undefined) return run.awaits === event ? goOn(work, run, event as Awaited) : undefined
  if (due !== undefined && run.due_at !== undefined && run.due_at !== due) return
  await goOn(work, run)
}

async function goOn(work: Work, run: RunItem, awaited?: Awaited) {
  const contact = await findContact({ org: work.org }, run.contact, true)
  const began =
    awaited && contact ? sinceAwaited(run.began, await findBeginning(work.org, contact), awaited) : run.began
  const hasWaited = run.due_at !== undefined || run.held === true
  const woken_at = hasWaited ? work.now.toISOString() : run.woken_at
  const waits = { due_at: undefined, awaits: undefined, held: undefined }
  const woken = await moveOn(work.org, run, { ...waits, began, woken_at })
  if (woken) await runSteps(work, woken)
}
