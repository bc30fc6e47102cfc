import { enqueueAll } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { endRun } from './end-run.ts'
import { planAgain } from './plan-again.ts'
import { planEverybody } from './plan-days.ts'
import { wakeRun } from './run-steps.ts'
import { type Start, startRun } from './start-run.ts'
import { listRuns } from './store.ts'
import { planWaves, takeWave } from './take-wave.ts'

/**
 * A piece of work for automations: `start` one with a contact because of something (`about`), `wake` a run (`about`),
 * or all held ones of an automation that goes on (`resume`), or `end` those of one that was deleted;
 * `plan` the starts of one that was switched on, from behind a place (`about`), and take the `wave` of a day.
 */
type Task = Pick<Start, 'automation' | 'contact' | 'about'> &
  Partial<Omit<Start, 'automation' | 'contact' | 'about'>> & {
    task: 'start' | 'wake' | 'resume' | 'end' | 'plan' | 'wave'
    /** The time it waited for, if it did. */
    due?: string
    event?: string
  }

export async function takeTask(work: Work, { task, due, event, ...of }: Task): Promise<void> {
  const { automation, about: run } = of
  if (task === 'wake') return wakeRun(work, { automation, run, due, event })
  if (task === 'wave') return takeWave(work, automation)
  if (task === 'resume' || (task === 'plan' && run === '')) await planWaves(work, automation, task === 'plan')
  if (task === 'plan') return planEverybody(work, of)
  if (task !== 'start') return eachActive(work, automation, task)
  const start = { ...of, at: of.at ?? due ?? work.now.toISOString() }
  if (due !== undefined) await planAgain(work, start)
  await startRun(work, start)
}

const PAGE = 100

/** Takes up, or ends, the runs that are under way. */
async function eachActive(work: Work, automation: string, task: 'resume' | 'end') {
  let place: string | undefined
  do {
    const page = await listRuns(work.org, automation, { status: 'active', place, limit: PAGE })
    if (task === 'end') for (const { id } of page.runs) await endRun(work, automation, id, 'removed')
    else
      await enqueueAll(
        'run-automations',
        page.runs
          .filter(({ held }) => held)
          .map(({ org, contact, id }) => ({ body: { org, task: 'wake', automation, contact, about: id } })),
      )
    place = page.place
  } while (place !== undefined)
}
