import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { FtpFailure } from '../../../../functions/core/outside/dealer-ftp/failure.ts'
import type { FetchOptions, FtpLogin } from '../../../../functions/core/outside/dealer-ftp/types.ts'
import { fetchNewestFeed } from '../../../../functions/core/outside/dealer-ftp.ts'
import { eventually } from '../../../eventually.ts'
import { type Script, startScriptedServer } from './scripted-server.ts'

/** Long enough for a busy machine where nothing stalls; those that stall say less. */
const PATIENCE = { idleMs: 4_000, totalMs: 8_000, growthMs: 1 }

export interface Try {
  script: Script
  login?: Partial<FtpLogin>
  options?: Partial<FetchOptions>
  patience?: Partial<typeof PATIENCE>
}

/** Fetches from such a server and answers what came of it; afterwards nothing is open, and no half file is left. */
export async function tryToFetch({ script, login, options, patience }: Try) {
  const server = await startScriptedServer(script)
  const folder = mkdtempSync(join(tmpdir(), 'feed-'))
  const toFile = join(folder, 'feed.csv')
  process.env.LOCAL_FTP_SERVER = server.address
  try {
    const since = Date.now()
    const outcome = await fetchNewestFeed(
      { server: server.address, username: 'dealer', password: 'right', ...login },
      { toFile, patience: { ...PATIENCE, ...patience }, ...options },
    ).catch((error: unknown) => {
      if (!(error instanceof FtpFailure)) throw error
      return error
    })
    const seconds = (Date.now() - since) / 1000
    if (outcome instanceof FtpFailure) expect(existsSync(toFile)).toBe(false)
    await eventually(async () => expect(server.open()).toBe(0))
    return { outcome, seconds, commands: server.commands }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
