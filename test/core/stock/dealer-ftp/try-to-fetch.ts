import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fetchNewestFeed } from '../../../../functions/core/stock/dealer-ftp/dealer-ftp.ts'
import { FtpFailure } from '../../../../functions/core/stock/dealer-ftp/failure.ts'
import type { FetchOptions, FtpLogin } from '../../../../functions/core/stock/dealer-ftp/types.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { type Script, startScriptedServer } from './scripted-server.ts'

/** Long enough for a busy machine when nothing stalls; scripts that stall use less. */
const PATIENCE = { idleMs: 15_000, totalMs: 60_000, growthMs: 1 }
/** Factors of patience, if a busy machine did not reach the point of failure in time. */
const MORE = [1, 4, 16]

export interface Try {
  script: Script
  login?: Partial<FtpLogin>
  options?: Partial<FetchOptions>
  patience?: Partial<typeof PATIENCE>
}

/** Fetches from such a server and returns the outcome; afterwards nothing is open, and no partial file remains. */
export async function tryToFetch({ script, login, options, patience }: Try) {
  const server = await startScriptedServer(script)
  const toFile = join(newFolder('feed'), 'feed.csv')
  process.env.LOCAL_FTP_SERVER = server.address
  try {
    const outcome = await fetchNewestFeed(
      { server: server.address, username: 'dealer', password: 'right', ...login },
      { toFile, patience: { ...PATIENCE, ...patience }, ...options },
    ).catch((error: unknown) => {
      if (!(error instanceof FtpFailure)) throw error
      return error
    })
    if (outcome instanceof FtpFailure) expect(existsSync(toFile)).toBe(false)
    await eventually(() => expect(server.open()).toBe(0))
    return { outcome, commands: server.commands }
  } finally {
    await server.stop()
  }
}

/**
 * Like `tryToFetch`, with little patience; retries with more of it until the outcome is as expected, or final. The
 * commands are those of all attempts.
 */
export async function tryPatiently(
  what: Try & { patience: Partial<typeof PATIENCE> },
  isExpected: (outcome: unknown) => boolean,
) {
  const commands: Awaited<ReturnType<typeof tryToFetch>>['commands'] = []
  let outcome: unknown
  for (const times of MORE) {
    const patience = Object.fromEntries(Object.entries(what.patience).map(([name, ms]) => [name, ms * times]))
    const tried = await tryToFetch({ ...what, patience })
    commands.push(...tried.commands)
    outcome = tried.outcome
    if (isExpected(outcome)) break
  }
  return { outcome, commands }
}
