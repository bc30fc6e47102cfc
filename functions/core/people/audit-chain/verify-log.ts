import type { AuditCheck } from '#contract/people/audit.ts'
import type { Work } from '../../platform/ctx.ts'
import { listEntries } from './attach-log.ts'
import { brokenOf } from './broken-of.ts'
import { findHead, listDays, listLinks } from './store.ts'

/** More would say no more. */
const MOST_TOLD = 200

/** Checks a dealership's log against its chain. Returns the number of entries checked and the breaks, oldest first. */
export async function verifyLog({ org, now }: Pick<Work, 'org' | 'now'>): Promise<AuditCheck> {
  // An entry is laid after it was recorded, so the chain is read first: what it names is there.
  const head = await findHead(org)
  const links = await listLinks(org)
  const days = await listDays(org)
  const laterHead = await findHead(org)
  const entries = await listEntries(org)
  const broken = brokenOf({ head, links, days, laterHead, entries }, now)
  return { valid: broken.length === 0, checked: entries.length, broken: broken.slice(0, MOST_TOLD) }
}
