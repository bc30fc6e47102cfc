import type { Shared } from './find-shared.ts'
import { removeFile } from './remove-file.ts'
import { deleteShared } from './store.ts'

/** Removes a file with the address under which anyone opens it. Safe to repeat. */
export async function removeShared(shared: Shared): Promise<void> {
  await removeFile(shared.org, shared.contact, shared)
  await deleteShared(shared.code)
}
