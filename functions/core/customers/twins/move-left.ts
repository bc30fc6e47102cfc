import type { OrgId } from '../../platform/ctx.ts'
import { findSource, keepSource } from '../contacts/door.ts'
import { fillValues } from '../fields/door.ts'
import { copyEntries } from '../history/door.ts'
import { copyNotes } from '../notes/door.ts'

/** Gives what a contact that was joined has left to the one that it was joined with. Safe to repeat. */
export async function moveLeft(org: OrgId, from: string, into: string): Promise<void> {
  await Promise.all([copyNotes(org, from, into), copyEntries(org, from, into)])
  const source = await findSource(org, from)
  if (source) await keepSource({ ...source, contact: into })
  await fillValues(org, from, into)
}
