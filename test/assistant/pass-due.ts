import { runJob } from '../run-job.ts'

/**
 * Does what a dealership's waits have due until a moment, each at its own time, as two workers at once would. Returns the
 * number of steps.
 */
export async function passDue(org: string, until: Date): Promise<number> {
  const { listDue, removeTaken } = await import('../../functions/core/platform/due/store.ts')
  const { messageOf } = await import('../../functions/core/platform/due/due-times.ts')
  for (let steps = 0; ; steps++) {
    const [next] = (await listAll(listDue, until)).filter((one) => one.org === org && one.kind === 'pass-waits')
    if (!next) return steps
    const body = messageOf(next, new Date(next.at))
    await Promise.all([runJob('pass-waits', body), runJob('pass-waits', body)])
    await removeTaken([next])
  }
}

type ListDue = typeof import('../../functions/core/platform/due/store.ts').listDue

async function listAll(listDue: ListDue, until: Date) {
  const all = []
  for (let place: string | undefined; ; ) {
    const page = await listDue(until, place)
    all.push(...page.entries)
    if (page.place === undefined) return all
    place = page.place
  }
}
