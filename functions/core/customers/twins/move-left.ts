import type { OrgId } from '../../platform/ctx.ts'
import { fillValues } from '../fields/store.ts'
import { findSource, keepSource } from '../sources/store.ts'
import { copyNotesAndHistory } from './store.ts'

/** Gives what a contact that was joined has left to the one that it was joined with. Safe to repeat. */
export async function moveLeft(org: OrgId, from: string, into: string): Promise<void> {
  await copyNotesAndHistory(org, from, into)
  const source = await findSource(org, from)
  if (source) await keepSource({ ...source, contact: into })
  await fillValues(org, from, into)
}
