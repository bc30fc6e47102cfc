import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../lib/local/free-port.ts'

/** The demonstration dealership: where it is, how its owner signs in, and the cloud's folder. */
export type Demo = { url: string; email: string; password: string; dir: string }

/** Does something in a local cloud's folder while it is stopped, and starts it again. */
export type WhileStopped = (act: () => Promise<void>) => Promise<void>

/** Kills a local cloud in the midst of what it does, and starts it again; `killed` is told between. */
export type KillAndStart = (killed: () => void) => Promise<void>

/** Measures against `npm start` with its demonstration dealership (or none), in a process and a folder of its own. */
export async function withLocalCloud<T>(
  measure: (demo: Demo, whileStopped: WhileStopped, killAndStart: KillAndStart) => Promise<T>,
  seed: 'demo' | 'none' = 'demo',
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-demo-'))
  const port = String(await freePort())
  const start = () => startCloud(dir, port, seed)
  let cloud = await start()
  try {
    return await measure(
      { ...cloud.ready, dir },
      async (act) => {
        await cloud.stop()
        await act()
        cloud = await start()
      },
      async (killed) => {
        await cloud.stop('SIGKILL')
        killed()
        cloud = await start()
      },
    )
  } finally {
    await cloud.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function startCloud(dir: string, port: string, seed: string) {
  const child = spawn(process.execPath, ['bin/local.ts'], {
    env: { ...ownEnvironment(), PORT: port, LOCAL_DIR: dir, SEED: seed },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  try {
    return { ready: await readyCloud(child.stdout), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The environment as it was before this process turned to the bench's own table and Twilio. */
function ownEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS|TWILIO)_/.test(name)))
}

async function readyCloud(output: NodeJS.ReadableStream): Promise<Omit<Demo, 'dir'>> {
  let [email, password] = ['', '']
  for await (const line of createInterface({ input: output })) {
    const signIn = /^Sign in as (\S+) with the password (\S+)/.exec(line)
    if (signIn) [, email = '', password = ''] = signIn
    const [, url] = /^Lotwire is ready.*?(http\S+)/.exec(line) ?? []
    if (url) return { url, email, password }
  }
  throw new Error('The local cloud did not start.')
}
