import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundle } from '../../bin/build.ts'
import { listMerges } from '../../functions/core/messaging/merges/list-merges.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { openDealership } from './due/fill.ts'
import { startFunctions } from './due/start-functions.ts'
import { type Figure, median, timed } from './measure.ts'
import { type Both, differencesOf, differingMerged } from './merge/differences.ts'
import type { Deed } from './merge/doomed.ts'
import { type Customer, makeTwoPeople, readWhole, writes } from './merge/two-people.ts'

const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 5_000)
const KILLS = 20
const UNDISTURBED = 5
/** Every other undoing has so many messages to move first. */
const SINCE = 60

interface Place {
  ctx: Ctx
  kept: Customer
  leaving: Customer
  doomed: Awaited<ReturnType<typeof startFunctions>>
}

/** Two contacts with thousands of messages, merged and parted again by a process that is killed in the midst of either. */
export async function measureMerge({ dir, twilio }: BenchCloud): Promise<Figure[]> {
  const [account] = twilio.accounts()
  const { ctx } = await openDealership(account, 0, 0)
  const [kept, leaving] = await makeTwoPeople(ctx, MESSAGES / 2)
  await bundle({ name: 'doomed-merge', entry: 'test/bench/merge/doomed.ts' }, dir)
  const doomed = await startFunctions({ merges: join(dir, 'doomed-merge', 'index.mjs') })
  try {
    const place = { ctx, kept, leaving, doomed }
    const whole = await ofUndisturbed(place)
    const merging = await killedMerging(place, whole.merge)
    const undoing = await killedUndoing(place, whole.undo)
    const differing = [whole, merging, undoing].flatMap((each) => each.differing)
    for (const one of differing) console.error(`  ${one}`)
    return [
      {
        measure: `merge of two contacts with ${MESSAGES} messages, and its undoing; killed ${KILLS} times in the midst of each (${merging.cut} and ${undoing.cut} times before it was done)`,
        floor: '—',
        ours: `median ${Math.round(whole.merge)} ms and ${Math.round(whole.undo)} ms; ${differing.length} differences to before`,
        reach: '0 differences',
        isReached: differing.length === 0,
      },
    ]
  } finally {
    await doomed.stop()
  }
}

const merge = ({ ctx, kept, leaving, doomed }: Place) => {
  const keep = { 'custom.trim': leaving.id, deal: leaving.id, first_name: leaving.id }
  const deed: Deed = { deed: 'merge', ctx, id: kept.id, with: leaving.id, keep }
  return doomed.call('merges', deed) as Promise<{ merge: { id: string } }>
}
const undo = ({ ctx, doomed }: Place, id: string) => doomed.call('merges', { deed: 'undo', ctx, id } satisfies Deed)
const readBoth = async ({ ctx, kept, leaving }: Place): Promise<Both> => ({
  kept: await readWhole(ctx, kept),
  leaving: await readWhole(ctx, leaving),
})

/** Nobody kills it: how long it takes. */
async function ofUndisturbed(place: Place) {
  const [merges, undoes]: [number[], number[]] = [[], []]
  const before = await readBoth(place)
  for (let round = 0; round < UNDISTURBED; round++) {
    let id = ''
    merges.push(
      await timed(async () => {
        id = (await merge(place)).merge.id
      }),
    )
    undoes.push(await timed(() => undo(place, id)))
  }
  const differing = differencesOf('undisturbed', before, await readBoth(place))
  return { merge: median(merges), undo: median(undoes), differing }
}

interface Found {
  differing: string[]
  /** The kills that came before it was done. */
  cut: number
}

/** Killed, there are the two as before, or the one with all of both; then it is undone. */
async function killedMerging(place: Place, ms: number): Promise<Found> {
  const found: Found = { differing: [], cut: 0 }
  const before = await readBoth(place)
  for (let kill = 0; kill < KILLS; kill++) {
    const asked = merge(place).catch(() => undefined)
    await killWithin(place, ms, kill)
    await asked
    const after = await readBoth(place)
    const isMerged = after.leaving.id === place.kept.id
    if (!isMerged) found.cut++
    found.differing.push(...(isMerged ? differingMerged : differencesOf)(`merge ${kill}`, before, after))
    await undo(place, (await merge(place)).merge.id)
    found.differing.push(...differencesOf(`merge ${kill}, undone`, before, await readBoth(place)))
  }
  return found
}

/** Killed, it is asked for again; what came since goes to whom it was for. */
async function killedUndoing(place: Place, ms: number): Promise<Found> {
  const found: Found = { differing: [], cut: 0 }
  let before = await readBoth(place)
  for (let kill = 0; kill < KILLS; kill++) {
    const { id } = (await merge(place)).merge
    const since = kill % 2 === 0 ? [] : Array.from({ length: SINCE }, (_, n) => `Since merge ${kill}: ${n}`)
    for (const body of since) await writes(place.ctx, place.leaving.phone, body)
    const asked = undo(place, id).catch(() => undefined)
    await killWithin(place, since.length > 0 ? 4 * ms : ms, kill)
    await asked
    if (await isListed(place, id)) found.cut++
    await undo(place, id)
    const after = await readBoth(place)
    found.differing.push(...differencesOf(`undoing ${kill}`, before, after, since))
    before = after
  }
  return found
}

/** The first kill comes at once, the last one about when it is done. */
async function killWithin({ doomed }: Place, ms: number, kill: number) {
  await wait(ms * (kill / KILLS))
  await doomed.killAndStart()
}

const isListed = async ({ ctx }: Place, id: string) =>
  (await listMerges({ ...ctx, now: new Date() })).data.some((one) => one.id === id)
