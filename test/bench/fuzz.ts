import { pathOf } from '#contract/route.ts'
import { seeded } from '../hostile.ts'
import { type Person, personAt } from '../person.ts'
import { type NamedRow, namedRows } from '../requests.ts'
import { enterFuzzed, type Fuzzed } from './fuzzed-dealership.ts'
import { withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'
import { type Dice, diceOf, mutate, written } from './mutate.ts'
import { formOf, postSigned } from './signed-forms.ts'

/** Other bodies with FUZZ_SEED. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const BODIES = Number(process.env.FUZZ_BODIES ?? 25_000)
const AT_ONCE = 12
/** So many that no network comes to its limit of mails and sign-ins. */
const NETWORKS = 250
const REDRAWS = 30
const PRINTED = 20
const TOLD_EVERY = 1000
/** Statuses of requests refused for their shape. */
const REFUSED = [400, 413, 422]

type Sent = { status: number; isValid: boolean; body: string }

/** Valid bodies, mutated so that half of them pass validation still, sent to every row by somebody who may call it. */
export const measureFuzz = (): Promise<Figure[]> =>
  withLocalCloud(async (demo) => {
    const dealership = await enterFuzzed(demo)
    const strangers = Array.from({ length: NETWORKS }, (_, i) => personAt(demo.url, `127.9.${i}.1`))
    const dice = diceOf(seeded(SEED))
    const rows = namedRows.filter(({ row }) => row.body !== undefined || row.access === 'signed')
    const classes = new Map<string, number>()
    let [sent, valid, failed] = [0, 0, 0]
    const sendOne = async () => {
      const one = dice.pick(rows)
      const person = one.row.access === 'public' ? dice.pick(strangers) : dealership.memberFor(one.name)
      const { status, isValid, body } = await (one.row.access === 'signed'
        ? sendForm(dice, dealership, one)
        : sendBody(dice, dealership, person, one))
      const kind = `${Math.floor(status / 100)}xx`
      classes.set(kind, (classes.get(kind) ?? 0) + 1)
      if (isValid) valid++
      if (status < 500) return
      failed++
      if (failed <= PRINTED) console.error(`  ${one.name} ${status} ${body.slice(0, 500)}`)
    }
    const work = async () => {
      while (sent < BODIES) {
        if (++sent % TOLD_EVERY === 0) console.error(`  ${sent} sent, ${failed} 5xx`)
        await sendOne()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const counts = [...classes].toSorted().map(([kind, count]) => `${count} ${kind}`)
    return [
      {
        measure: `${BODIES} fuzzed bodies for ${rows.length} rows, seed ${SEED}, ${Math.round((100 * valid) / BODIES)} % of them valid`,
        floor: '—',
        ours: `${failed} 5xx (${counts.join(', ')})`,
        reach: '0 5xx',
        isReached: failed === 0,
      },
    ]
  })

/** Drawn until the row's schema says of it what was wanted. */
async function sendBody(dice: Dice, { requestOf }: Fuzzed, person: Person, one: NamedRow): Promise<Sent> {
  const { params, body: whole } = requestOf(one)
  const isWanted = dice.random() < 0.5
  let [body, isValid] = ['', false]
  for (let drawn = 0; drawn < REDRAWS && (drawn === 0 || isValid !== isWanted); drawn++) {
    body = written(dice, mutate(dice, whole))
    isValid = one.row.body?.safeParse(body === '' ? undefined : JSON.parse(body)).success ?? true
  }
  const { status } = await person.change(one.row.method, pathOf(one.row, params), undefined, { raw: body })
  return { status, isValid, body }
}

/** A form has no schema: whether it was valid is what the answer says. */
async function sendForm(dice: Dice, dealership: Fuzzed, one: NamedRow): Promise<Sent> {
  const form = formOf(dice, dealership.account)
  const status = await postSigned(dealership, one.row, form)
  return { status, isValid: !REFUSED.includes(status), body: new URLSearchParams(form).toString() }
}
