import type { OrgId } from '../../platform/ctx.ts'
import { countChanges } from '../../platform/table/count-changes.ts'
import { readCount, readCounts } from '../../platform/table/counters.ts'

const DESK = 'templates'

/** The number of times each template was sent; one that never was is missing. */
export const readSends = (org: OrgId) => readCounts(org, [DESK], '')
export const readSendsOf = (org: OrgId, id: string) => readCount(org, [DESK], id)

/** Counts sent templates by the changes that told of them, each once however often it is handed over. */
export const countSends = (org: OrgId, sends: { sequence: string; template: string }[]) =>
  countChanges(
    org,
    sends.map(({ sequence, template }) => ({ sequence, counts: [{ whose: DESK, what: template, count: 1 }] })),
  )
