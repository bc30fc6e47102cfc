import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { logFailure } from '../../platform/log.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listFacts } from '../facts/door.ts'
import { utcDaysOf } from './day-bounds.ts'
import { addFacts, type Cells, localDay } from './day-cells.ts'
import { mondayOf } from './day-spans.ts'
import { packCells } from './pack-cells.ts'
import { readSpans } from './read-spans.ts'
import { PARTS, type Part } from './report-parts.ts'
import { deletePack, listPacks, putPack } from './store.ts'

/** Adds yesterday up anew; a difference from what was kept is mended, and reported for the alarm. */
export async function checkDay(org: OrgId, now: Date): Promise<void> {
  const { timezone } = await readOrganization(org)
  const day = dayAfter(localDay(now, timezone), -1)
  for (const part of PARTS) await checkPart(org, { timezone, part, day, now })
}

interface Checked {
  timezone: string
  part: Part
  day: string
  now: Date
}

async function checkPart(org: OrgId, { timezone, part, day, now }: Checked) {
  await readSpans(org, { timezone, part, from: day, to: day, now })
  const set = { timezone, part, unit: 'day' } as const
  const pack = (await listPacks(org, set, day, day)).get(day)
  if (!pack) return
  const [first, last] = [startOfDay(day, timezone), startOfDay(dayAfter(day), timezone)]
  const pages = await Promise.all(
    utcDaysOf(first, last).map((one) => listFacts(org, one, earliestId(first), pack.until)),
  )
  const cells: Cells = new Map()
  addFacts(
    cells,
    pages.flat().filter(({ id }) => id < pack.until),
    { timezone, part },
  )
  const data = packCells(cells)
  if (Buffer.compare(data, pack.data) === 0) return
  await putPack({ ...pack, data })
  // Added up of what was wrong, if it was.
  await deletePack({ ...pack, unit: 'week', from: mondayOf(day) })
  logFailure(new Error('What a day of reports added up to differed from its facts.'), { org, day, part })
}
