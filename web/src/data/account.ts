import { archives } from '#contract/leaving/archive.ts'
import { account } from '#contract/leaving/closing.ts'
import { me } from '#contract/people/me.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** Begins to close the own dealership, and takes that back. */
export const closeAccount = (body: Input<typeof account.close>['body']) =>
  thenRead(call(account.close, { body }), me.get)
export const reopenAccount = () => thenRead(call(account.reopen), me.get)

/** How closing stands, and where calls go meanwhile: to a number, or null to voicemail. */
export const useClosing = () => useRow(account.get, {})
export const updateClosingCalls = (calls_to: string | null) =>
  thenRead(call(account.updateCalls, { body: { calls_to } }), account.get)

const SOON_MS = 2_000

/** The archive of everything; read on while it is being made. */
export const useArchive = () =>
  useRow(archives.get, {}, { refreshInterval: (now) => (now?.status === 'making' ? SOON_MS : 0) })
export const askArchive = () => thenRead(call(archives.create), archives.get)
